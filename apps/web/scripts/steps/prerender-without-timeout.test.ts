import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { answerFrom, writePages } from './prerender-without-timeout.ts';

test('a page is written before it is asked for, however long that takes', async () => {
  const asked: string[] = [];
  const pages = await writePages(['/es', '/es/-'], async ({ url }) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    return new Response(`<p>${pathname}</p>`, {
      status: pathname === '/es/-/' ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  });
  expect(asked).toEqual(['/es/', '/es/-/']);
  const answer = answerFrom(pages);
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(204).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.address());
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const home = await get('/es/');
  expect([home.status, home.headers.get('content-type'), await home.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<p>/es/</p>',
  ]);
  expect((await get('/es/-/')).status).toBe(404);
  expect((await get('/assets/a.js')).status).toBe(204);
  expect(asked).toHaveLength(2);
  await new Promise((resolve) => server.close(resolve));
});
