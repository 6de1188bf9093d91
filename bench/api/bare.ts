import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * What the same work costs at least: the same requests and bodies, parsed by Fastify as it comes, and the one SQL
 * statement the call cannot do without. No authentication, and nothing that was sent is checked; a save, too,
 * is only made over the version it was made from.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify({ bodyLimit: 50_000_000 });

interface Save {
  readonly id_list: readonly string[];
  readonly business_plan_data: { readonly version: number; readonly business_plan_content: string };
}

app.get<{ Params: { account: string } }>('/list/:account', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select id, name, status, version, completeness, cover_key, created_at, updated_at
           from plans where account_id = $1 order by updated_at desc`,
    values: [params.account],
  });
  return { business_plans: rows };
});

app.get<{ Params: { id: string } }>('/plan/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'get',
    text: 'select * from plans where id = $1',
    values: [params.id],
  });
  return rows[0];
});

app.put<{ Body: Save }>('/plan', async ({ body: { id_list, business_plan_data: data } }, reply) => {
  const { rows } = await pool.query({
    name: 'save',
    text: `update plans set content = $1, version = version + 1, updated_at = now()
           where id = $2 and version = $3 returning id, name, version`,
    values: [data.business_plan_content, id_list[0], data.version],
  });
  return rows[0] ?? reply.code(409).send();
});

app.post<{ Params: { id: string }; Body: { update: string } }>(
  '/plan/:id/changes',
  async ({ params, body }) => {
    const { rows } = await pool.query({
      name: 'change',
      text: `with changed as (update plans set version = version + 1, updated_at = now() where id = $1
             returning account_id, id, version)
           insert into plan_changes (account_id, plan_id, version, bytes)
             select account_id, id, version, $2 from changed returning version`,
      values: [params.id, Buffer.from(body.update, 'base64')],
    });
    return rows[0];
  },
);

app.post<{ Body: { user_email: string; password: string } }>('/login', async ({ body }) => {
  const { rows } = await pool.query<{ password_hash: string }>({
    name: 'login',
    text: 'select * from accounts where address_key = $1',
    values: [body.user_email],
  });
  const [account] = rows;
  return { ok: account !== undefined && (await verify(account.password_hash, body.password)) };
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
