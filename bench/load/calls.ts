const ANSWER_MS = 30_000;
const PASSWORD = 'Trazo-Sesenta-4-Olmos';
const DECLARED = { accept_terms: true, accept_privacy: true, legal_age: true };

/** One request, in the name of an account or of none, with all of its answer: what is cut off within that is none. */
export async function call(
  address: string,
  person: { readonly token: string } | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const content = await answer.arrayBuffer();
  const { status, headers } = answer;
  return new Response(content.byteLength === 0 ? null : content, { status, headers });
}

export const signUp = (address: string, email: string): Promise<Response> =>
  call(address, undefined, 'POST', '/api/users', { user_email: email, password: PASSWORD, ...DECLARED });
