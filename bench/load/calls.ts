import { generateDocument, PLAN_HEADER } from '@trazo/contract/api/documents';

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
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const content = await answer.arrayBuffer();
  const { status } = answer;
  return new Response(content.byteLength === 0 ? null : content, { status, headers: answer.headers });
}

/** A preview, as the page of that plan asks for it. */
export const preview = (
  address: string,
  person: { readonly token: string } | undefined,
  planId: string,
  content: string,
): Promise<Response> =>
  call(address, person, 'POST', generateDocument.path, { content }, { [PLAN_HEADER]: planId });

export const signUp = (address: string, email: string): Promise<Response> =>
  call(address, undefined, 'POST', '/api/users', { user_email: email, password: PASSWORD, ...DECLARED });
