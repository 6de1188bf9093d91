import { setTimeout as delay } from 'node:timers/promises';
import { contentOf } from '../../apps/server/src/testing/test-plans.ts';

const READY_MS = 60_000;

/** Waits until the server at an address is ready, and has it serve the landing page and typeset a document; returns its bytes. */
export async function tryServer(address: string): Promise<number> {
  await untilReady(`${address}/api/health/ready`);
  const answer = await fetch(`${address}/api/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/pdf' },
    body: JSON.stringify({ content: contentOf('Tried') }),
  });
  const pdf = Buffer.from(await answer.arrayBuffer());
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`no document: ${pdf.toString().slice(0, 200)}`);
  const page = await fetch(`${address}/en`);
  if (!page.ok) throw new Error(`the landing page: ${page.status}`);
  return pdf.byteLength;
}

async function untilReady(url: string): Promise<void> {
  const end = performance.now() + READY_MS;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (performance.now() > end) throw new Error('the server does not get ready');
    await delay(200);
  }
}
