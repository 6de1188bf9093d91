import type { User } from '@trazo/contract/accounts/user';
import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/key-value-storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { createStoredText } from '../storage/stored-text.ts';

/**
 * Who is at this browser. `expired`: the server no longer takes the token in mid-work; what is on the page stays, and the
 * same person can sign in again without leaving it.
 */
export type SessionState =
  | {
      readonly kind: 'signedOut';
      readonly token?: undefined;
      readonly user?: undefined;
      /** Who leaves by choice is led on by what they chose, not by the page they leave. */
      readonly byChoice?: boolean;
    }
  | {
      readonly kind: 'signedIn' | 'expired';
      readonly token: string;
      readonly user: User | undefined;
      readonly byChoice?: undefined;
    };

const SIGNED_OUT: SessionState = { kind: 'signedOut' };

/** The session of one tab, restored from the stored token (specification §4). */
export function createSessionStore(storage: KeyValueStorage | undefined) {
  const stored = createStoredText(() => storage, STORAGE_KEYS.token);
  const store = createStore<SessionState>(() => sessionOf(tokenIn(stored.read())));
  const { getState } = store;
  const set = (state: SessionState) => store.setState(state, true);

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,

    /** A session begins; the token is kept where the browser allows it. */
    begin(token: string, user: User) {
      set({ kind: 'signedIn', token, user });
      stored.write(token);
    },

    /** Takes in the account as the server has just answered it. */
    setUser(user: User) {
      const state = getState();
      if (state.kind !== 'signedOut') set({ ...state, user });
    },

    /** The server refused `token`; another one that came meanwhile is not meant. */
    expire(token: string) {
      const state = getState();
      if (state.kind === 'signedIn' && state.token === token) set({ ...state, kind: 'expired' });
    },

    /** Clears token and user data; the draft is no matter of the session. */
    end({ byChoice = false }: { byChoice?: boolean } = {}) {
      set(byChoice ? { kind: 'signedOut', byChoice } : SIGNED_OUT);
      stored.write(null);
    },

    /** Takes in what another tab did. */
    refresh() {
      const token = tokenIn(stored.read());
      if (token !== getState().token) set(sessionOf(token));
    },
  };
}

const sessionOf = (token: string | undefined): SessionState =>
  token === undefined ? SIGNED_OUT : { kind: 'signedIn', token, user: undefined };

/** Nothing, an empty text and the string null are no token (specification §4). */
function tokenIn(text: string | null): string | undefined {
  const token = text?.trim();
  return token === undefined || token === '' || token === 'null' ? undefined : token;
}
