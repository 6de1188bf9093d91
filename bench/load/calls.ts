const ANSWER_MS = 30_000;
const PASSWORD = 'Trazo-Sesenta-4-Olmos';
const DECLARED = { accept_terms: true, accept_privacy: true, legal_age: true };

/** One request, in the name of an account or of none. */
export function call(
  address: string,
  person: { readonly token: string } | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(address + path, {
    method,
    headers: {
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
}

export const signUp = (address: string, email: string): Promise<Response> =>
  call(address, undefined, 'POST', '/api/users', { user_email: email, password: PASSWORD, ...DECLARED });
