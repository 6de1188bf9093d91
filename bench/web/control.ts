import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const sentences = 'Here nothing is run, fetched or moved. '.repeat(18);
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Control</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A page without script.">
</head><body><main><h1>Control</h1><p>${sentences}</p></main></body></html>`;

/** A page of a thousand bytes without script: what it is said to block is the machine's own share in every other row. */
export async function openControl(): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(request.url === '/' ? PAGE : '');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
