import { BASE_HEADER, DELTA_TYPE } from '@trazo/contract/api/documents';
import { deltaOf } from '@trazo/contract/delta/delta';
import { afterEach, expect, it, vi } from 'vitest';
import { generatePdf } from './generate-pdf.ts';

afterEach(() => void vi.restoreAllMocks());

const bytesOf = (text: string) => new TextEncoder().encode(text);
const BEFORE = bytesOf('%PDF of the plan as it was');
const AFTER = bytesOf('%PDF of the plan as it is now');

const answered = (bytes: Uint8Array<ArrayBuffer>, type: string, tag: string) =>
  new Response(bytes, { headers: { 'content-type': type, etag: `"${tag}"` } });
const whole = (bytes: Uint8Array<ArrayBuffer>, tag: string) => answered(bytes, 'application/pdf', tag);
const delta = (bytes: Uint8Array, tag: string) => answered(new Uint8Array(bytes), DELTA_TYPE, tag);

/** Asks for one document after the other, each time with the last one as the base; the texts that came, and the bases that were named. */
async function documentsOf(...answers: readonly Response[]) {
  const call = vi.spyOn(globalThis, 'fetch');
  for (const answer of answers) call.mockResolvedValueOnce(answer);
  const texts: string[] = [];
  let base: Blob | undefined;
  while (call.mock.calls.length < answers.length) {
    const { signal } = new AbortController();
    const body = { content: '{}', business_plan_id: null, business_plan_cover: null };
    const result = await generatePdf('plan', body, { signal, base });
    if (result.isError) throw new Error(result.error);
    base = result.body;
    expect(base.type).toBe('application/pdf');
    texts.push(await base.text());
  }
  return { texts, bases: call.mock.calls.map(([, init]) => new Headers(init?.headers).get(BASE_HEADER)) };
}

it('names the document it has, and makes the next one of what is answered', async () => {
  const { texts, bases } = await documentsOf(
    whole(BEFORE, 'before'),
    delta(deltaOf(BEFORE, AFTER), 'after'),
    whole(BEFORE, 'again'),
  );
  expect(texts).toEqual([BEFORE, AFTER, BEFORE].map((bytes) => new TextDecoder().decode(bytes)));
  expect(bases).toEqual([null, '"before"', '"after"']);
});

it('asks once for the whole document where a delta cannot be applied', async () => {
  const { texts, bases } = await documentsOf(
    whole(BEFORE, 'before'),
    delta(deltaOf(BEFORE, AFTER).slice(0, -3), 'after'),
    whole(AFTER, 'after'),
  );
  expect(texts).toHaveLength(2);
  expect(texts[1]).toBe(new TextDecoder().decode(AFTER));
  expect(bases).toEqual([null, '"before"', null]);
});
