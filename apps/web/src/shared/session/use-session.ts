import type { User } from '@trazo/contract/accounts/user';
import { useStore } from 'zustand';
import type { SessionState } from './session-store.ts';
import { sessionStore } from './this-session.ts';

/** Any view of the session; renders again only when what `select` returns is another value. */
export const useSession = <Selected>(select: (state: SessionState) => Selected): Selected =>
  useStore(sessionStore, select);

/** Whether there is a session; an expired one still counts, its user is asked to sign in again without leaving the page. */
export const useIsSignedIn = (): boolean => useSession(({ kind }) => kind !== 'signedOut');

/** The account, once it has been fetched. */
export const useUser = (): User | undefined => useSession(({ user }) => user);
