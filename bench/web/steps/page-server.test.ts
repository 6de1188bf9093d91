import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { servePages } from './page-server.ts';

it('finds out the language of a visit as the server does', async () => {
  const nothingBuilt = await mkdtemp(path.join(tmpdir(), 'trazo-pages-'));
  onTestFinished(() => rm(nothingBuilt, { recursive: true }));
  const site = await servePages(nothingBuilt, 'http://127.0.0.1:9');
  onTestFinished(() => site.close());
  const answer = await fetch(`${site.origin}/builder`, { headers: { cookie: 'locale=de' } });
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')]);
});
