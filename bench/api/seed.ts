import { randomUUID } from 'node:crypto';
import { encodeContent } from '@trazo/contract/content/content-codec';
import { loadSample } from '@trazo/samples/load-sample';
import pg from 'pg';
import type { Stage } from './stage.ts';

const PASSWORD = 'Trazo-Sesenta-4-Olmos';

/** An account with plans; all of them are at version 1 and have the same content. */
export interface Seed {
  readonly account: string;
  readonly token: string;
  readonly credentials: { readonly user_email: string; readonly password: string };
  readonly plans: readonly string[];
  readonly content: string;
}

/** Signs up and saves a plan as a browser does, and copies it in the database. */
export async function seed({ ours, databaseUrl }: Stage, plans: number): Promise<Seed> {
  const credentials = { user_email: `bench-${randomUUID()}@example.com`, password: PASSWORD };
  const declared = { accept_terms: true, accept_privacy: true, legal_age: true };
  const { token, user } = await post(`${ours}/api/users`, { ...credentials, ...declared });
  const content = await planContent();
  await post(`${ours}/api/business_plan`, { business_plan_content: content }, token);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(COPY, [user._id, plans - 1]);
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ id: string }>('select id from plans where account_id = $1', [
      user._id,
    ]);
    return { account: user._id, token, credentials, content, plans: rows.map(({ id }) => id) };
  } finally {
    await client.end();
  }
}

const COPY = `
  insert into plans (id, account_id, name, name_is_own, status, content, content_schema, has_images, version,
                     completeness, cover_key, created_at, updated_at)
  select gen_random_uuid(), account_id, name, name_is_own, status, content, content_schema, has_images, version,
         completeness, gen_random_uuid(), created_at, updated_at + copy * interval '1 second'
  from plans, generate_series(1, $2) as copy where account_id = $1`;

async function post(url: string, body: object, token = '') {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json();
}

/** The Spanish sample without its pictures: some 54 kB, as the builder sends it. */
async function planContent(): Promise<string> {
  const { plan, theme } = await loadSample('es');
  const withoutImages = JSON.parse(encodeContent({ plan, theme }), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('data:') ? '' : value,
  );
  return JSON.stringify(withoutImages);
}
