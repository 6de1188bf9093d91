import type { User } from '@trazo/contract/accounts/user';
import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../drafts/part-keeper.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';

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
  const store = createStore<SessionState>(() => sessionOf(storedToken(storage)));
  const { getState } = store;
  const set = (state: SessionState) => store.setState(state, true);

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,

    /** Somebody has signed in; the token is kept where the browser allows it. */
    begin(token: string, user: User) {
      set({ kind: 'signedIn', token, user });
      guarded(() => storage?.setItem(STORAGE_KEYS.token, token));
    },

    /** Takes in the account as the server has just told it. */
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
      guarded(() => storage?.removeItem(STORAGE_KEYS.token));
    },

    /** Takes in what another tab did. */
    refresh() {
      const token = storedToken(storage);
      if (token !== getState().token) set(sessionOf(token));
    },
  };
}

const sessionOf = (token: string | undefined): SessionState =>
  token === undefined ? SIGNED_OUT : { kind: 'signedIn', token, user: undefined };

/** Nothing, an empty text and the string null are no token (specification §4). */
function storedToken(storage: KeyValueStorage | undefined): string | undefined {
  const token = guarded(() => storage?.getItem(STORAGE_KEYS.token))?.trim();
  return token === undefined || token === '' || token === 'null' ? undefined : token;
}

/** A storage that refuses only means that the session lasts as long as the page. */
function guarded<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
