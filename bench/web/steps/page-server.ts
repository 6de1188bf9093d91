import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import cookies from '@fastify/cookie';
import { loadFrontEnd, registerFiles } from '@trazo/server/platform/http/front-end';
import { registerSecurityHeaders } from '@trazo/server/platform/http/security-headers';
import { isPageRequest, sendPage } from '@trazo/server/platform/http/send-page';
import { freePort } from '@trazo/server/testing/free-port';
import Fastify from 'fastify';
import type { Site } from '../../site.ts';

/** Serves a built front end as the server does, and takes the API from another server: many builds share one. */
export async function servePages(folder: string, api: string): Promise<Site> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const app = Fastify({ forceCloseConnections: true });
  const frontEnd = await loadFrontEnd(folder, origin);
  await app.register(cookies);
  await registerSecurityHeaders(app, { usesGoogle: false, usesStripe: false });
  await registerFiles(app, frontEnd);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.all<{ Body?: Readable }>('/api/*', ({ raw, url, body }, reply) => {
    reply.hijack();
    const { method, headers } = raw;
    const passed = ask(api + url, { method, headers }, (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply.raw);
    });
    passed.on('error', () => reply.raw.destroy());
    reply.raw.on('close', () => passed.destroy());
    if (body === undefined) passed.end();
    else body.pipe(passed);
  });
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request) ? sendPage(frontEnd, request, reply) : reply.status(404).send(),
  );
  await app.listen({ host: 'localhost', port });
  const { port: bound } = app.server.address() as AddressInfo;
  return { origin: `http://localhost:${bound}`, close: () => app.close() };
}
