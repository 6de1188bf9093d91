import type { User } from '@trazo/contract/accounts/user';
import { createUser, currentUser } from '@trazo/contract/api/accounts';
import type { RequestBody } from '@trazo/contract/api/route';
import {
  signInWithGoogle as googleRoute,
  signIn as signInRoute,
  signOut as signOutRoute,
} from '@trazo/contract/api/sessions';
import { type ApiResult, callApi } from '../api/api-client.ts';
import { sessionStore } from '../session/this-session.ts';

interface Begun {
  readonly token: string;
  readonly user: User;
}

const begin = (result: ApiResult<Begun>): ApiResult<Begun> => {
  if (!result.isError) sessionStore.begin(result.body.token, result.body.user);
  return result;
};

export const signIn = async (body: RequestBody<typeof signInRoute>): Promise<ApiResult<Begun>> =>
  begin(await callApi(signInRoute, { body }));

export const signUp = async (body: RequestBody<typeof createUser>): Promise<ApiResult<Begun>> =>
  begin(await callApi(createUser, { body }));

export const signInWithGoogle = async (body: RequestBody<typeof googleRoute>): Promise<ApiResult<Begun>> =>
  begin(await callApi(googleRoute, { body }));

/** Ends the session here at once; the server gets a call, and lets the session expire when it cannot be reached. */
export function endSession(): void {
  const { token } = sessionStore.getState();
  sessionStore.end({ byChoice: true });
  if (token !== undefined) void callApi(signOutRoute, { token, keepalive: true });
}

/** How fetching the account went: `unreachable` says nothing about the session. */
export type ProfileLoad = 'loaded' | 'signedOut' | 'unreachable';

/** Only this answer is about the session; a fault of the server's own says nothing about it. */
const NOT_SIGNED_IN = 401;

let loading: Promise<ProfileLoad> | undefined;

/** Fetches the account; a refused token ends the session (specification §8) and leaves the draft alone. */
export function loadUser(): Promise<ProfileLoad> {
  loading ??= fetchUser().finally(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Fetches the account because it has changed on the server. Race: a fetch that is under way may be from before the change;
 * another one follows it.
 */
export async function refreshUser(): Promise<ProfileLoad> {
  await loading;
  return loadUser();
}

async function fetchUser(): Promise<ProfileLoad> {
  const { token } = sessionStore.getState();
  if (token === undefined) return 'signedOut';
  const result = await callApi(currentUser, { token });
  if (sessionStore.getState().token !== token)
    return sessionStore.getState().token ? fetchUser() : 'signedOut';
  if (!result.isError) {
    sessionStore.setUser(result.body);
    return 'loaded';
  }
  if (result.status !== NOT_SIGNED_IN) return 'unreachable';
  sessionStore.end();
  return 'signedOut';
}
