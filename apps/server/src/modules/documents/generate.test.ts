import { BASE_HEADER, DELTA_TYPE, PLAN_HEADER } from '@trazo/contract/api/documents';
import { decodeContent, encodeContent } from '@trazo/contract/content/content-codec';
import { applyDelta } from '@trazo/contract/delta/apply-delta';
import { emptyPlan } from '@trazo/plan/plan';
import type { RichBlock, RichSpan } from '@trazo/plan/rich-text/blocks';
import { emptyProduct } from '@trazo/plan/sections/products';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { loadSample } from '@trazo/samples/load-sample';
import type { Sample } from '@trazo/samples/sample';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let sample: string;

/** Parts of the sample: the whole one takes ten times as long to typeset, which is tested beside the typesetter. */
async function shortSample(): Promise<Sample> {
  const { plan, theme } = await loadSample('en');
  const { general, mission, products, team } = plan;
  return { plan: { ...emptyPlan(), general, mission, products, team }, theme };
}

beforeAll(async () => {
  running = await startTestApp();
  sample = encodeContent(await shortSample());
});
afterAll(() => running.close());

const post = (payload: object | string | Buffer, headers: Record<string, string> = {}) =>
  running.app.inject({
    method: 'POST',
    url: '/api/generate',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

const request = (content: string) => ({ content, business_plan_id: null, business_plan_cover: null });

async function pagesOf(pdf: Buffer): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  await loading.destroy();
  return pages;
}

describe('POST /api/generate', () => {
  it('returns the document in base 64', async () => {
    const answer = await post(request(sample));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const { business_plan_base_64_pdf, ...rest } = answer.json();
    expect(rest).toEqual({});
    expect(Buffer.from(business_plan_base_64_pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('typesets a text with as many notes or lists as a content may have, and says which text has more', async () => {
    // The template that needs most memory for notes.
    const theme = defaultTheme(5, 'es');
    const notes = (count: number): RichBlock[] => {
      const noted: RichSpan[] = [{ text: 'a' }, { type: 'note', text: 'n' }];
      return [{ type: 'paragraph', spans: Array.from({ length: count }, () => noted).flat() }];
    };
    const lists = (count: number) =>
      Array.from(
        { length: count },
        (_, index): RichBlock => ({
          type: index % 2 === 0 ? 'bulletList' : 'numberedList',
          items: [[{ text: 'a' }]],
        }),
      );
    const ask = (blocks: RichBlock[]) => {
      const plan = { ...emptyPlan(), mission: { ...emptyPlan().mission, vision: { blocks } } };
      return post(request(encodeContent({ plan, theme })));
    };
    for (const blocks of [notes(1_590), lists(1_320)]) expect((await ask(blocks)).statusCode).toBe(200);
    for (const blocks of [notes(3_500), lists(3_000)]) {
      const refused = (await ask(blocks)).json();
      expect(refused.error).toBe('limit_exceeded');
      expect(refused.details[0].path).toBe('ProfileData.executiveSummary.vision');
    }
  });

  it('says which field takes the most of a document of more than 500 pages', async () => {
    const plan = emptyPlan();
    const description = 'Pan. '.repeat(6_000);
    plan.products.items = Array.from({ length: 70 }, (_, index) => ({
      ...emptyProduct(`p${index}`),
      description,
    }));
    const refused = (await post(request(encodeContent({ plan, theme: defaultTheme(20, 'es') })))).json();
    expect(refused.error).toBe('document_too_long');
    expect(refused.details[0].path).toBe('ProfileData.products');
  });

  it('returns its bytes to who prefers a PDF, the same ones again', async () => {
    const headers = { accept: 'application/pdf, application/json;q=0.5', 'accept-encoding': 'br' };
    const first = await post(request(sample), headers);
    const second = await post(request(sample), headers);
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers.vary).toContain('accept');
    expect(first.headers['server-timing']).toMatch(/^typesetting;dur=\d+$/);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
  });

  it('answers a caller that names the document it has with what makes the new one of it', async () => {
    const headers = { accept: 'application/pdf', [PLAN_HEADER]: 'a-plan' };
    const having = (tag: unknown) => ({ ...headers, [BASE_HEADER]: String(tag) });
    const changed = request(withSummary({ vision: 'Another vision.' }));
    const before = await post(request(sample), headers);
    const whole = await post(changed, headers);
    const delta = await post(changed, having(before.headers['etag']));
    expect(delta.headers['content-type']).toBe(DELTA_TYPE);
    expect(delta.headers['etag']).toBe(whole.headers['etag']);
    expect(delta.rawPayload.length).toBeLessThan(whole.rawPayload.length / 3);
    const made = applyDelta(before.rawPayload, delta.rawPayload);
    expect(Buffer.compare(made, whole.rawPayload)).toBe(0);
    const unknown = await post(changed, having(`"${'0'.repeat(64)}"`));
    expect(unknown.headers['content-type']).toBe('application/pdf');
    const inJson = await post(changed, { ...having(before.headers['etag']), accept: 'application/json' });
    expect(Buffer.from(inJson.json().business_plan_base_64_pdf, 'base64').equals(whole.rawPayload)).toBe(
      true,
    );
  });

  it("puts a watermark on every page of a visitor's document, in the document's language", async () => {
    const { plan, theme } = await shortSample();
    for (const [language, watermark] of [
      ['en', /preview/i],
      ['de', /vorschau/i],
    ] as const) {
      const content = encodeContent({ plan, theme: { ...theme, language } });
      const { rawPayload } = await post(request(content), { accept: 'application/pdf' });
      for (const page of await pagesOf(rawPayload)) expect(page).toMatch(watermark);
    }
  });

  it('serves many at once, over the wire', async () => {
    const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const content = withSummary({ vision: `visit ${index}` });
        const answer = await fetch(`${address}/api/generate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/pdf' },
          body: JSON.stringify(request(content)),
        });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    expect(answers).toEqual(answers.map(() => 200));
  });

  it('forgets a document whose client is gone', async () => {
    const address = running.app.listeningOrigin;
    const before = running.logged.length;
    const gone = new AbortController();
    const asked = fetch(`${address}/api/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request(sample)),
      signal: gone.signal,
    });
    gone.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect((await post(request(sample))).statusCode).toBe(200);
    expect(running.logged.slice(before).filter((line) => line.includes('unforeseen'))).toEqual([]);
  });

  it('takes the string "null" and a missing id for none', async () => {
    expect((await post({ content: sample, business_plan_id: 'null' })).statusCode).toBe(200);
  });
});

type Wire = { TemplateConf: Record<string, unknown>; ProfileData: Record<string, unknown> };

/** The sample's content, changed by hand as no client of ours would. */
function changed(change: (wire: Wire) => void): string {
  const wire: Wire = JSON.parse(sample);
  change(wire);
  return JSON.stringify(wire);
}

const withProfile = (fields: Record<string, unknown>) =>
  changed((wire) => Object.assign(wire.ProfileData, fields));

const withSummary = (fields: Record<string, unknown>) =>
  changed((wire) => {
    wire.ProfileData.executiveSummary = { ...(wire.ProfileData.executiveSummary as object), ...fields };
  });

function withProductImage(image: string): string {
  return changed((wire) => {
    const [first, ...rest] = wire.ProfileData.products as Record<string, unknown>[];
    wire.ProfileData.products = [{ ...first, image }, ...rest];
  });
}

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
const EXECUTABLE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000, 7)]);

const PHOTO = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#804020' },
})
  .jpeg()
  .toBuffer();

/** Few bytes that unpack to 64 million pixels. */
const BOMB = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#123456' } })
  .png({ compressionLevel: 9 })
  .toBuffer();

describe('bad input', () => {
  const refused: [string, () => object | string, number, string][] = [
    ['a body that is no JSON', () => '{"content": ', 400, 'payload_not_json'],
    ['an empty body', () => '', 400, 'payload_invalid'],
    ['no content', () => ({ business_plan_id: null }), 400, 'payload_invalid'],
    ['a content that is no string', () => request(5 as never), 400, 'payload_invalid'],
    ['an unknown field beside the content', () => ({ ...request(sample), extra: 1 }), 400, 'payload_invalid'],
    ['a polluted prototype', () => `{"content":"x","__proto__":{"admin":true}}`, 400, 'payload_not_json'],
    ['a content that is no JSON', () => request('hello'), 400, 'content_not_json'],
    ['an empty content', () => request(''), 400, 'content_not_json'],
    ['a content that is a list', () => request('[]'), 422, 'content_invalid'],
    ['null as content', () => request('null'), 422, 'content_invalid'],
    ['an unknown field in the plan', () => request(withProfile({ surprise: true })), 422, 'content_invalid'],
    ['a section of a wrong type', () => request(withProfile({ products: 'many' })), 422, 'content_invalid'],
    [
      'a prototype inside the plan',
      () => request(sample.replace('"ProfileData":{', '"ProfileData":{"__proto__":{"x":1},')),
      422,
      'content_invalid',
    ],
    [
      'an unknown template',
      () => request(changed((wire) => Object.assign(wire.TemplateConf, { template_id: 99 }))),
      422,
      'content_invalid',
    ],
    ['a body beyond all limits', () => request('x'.repeat(60_000_000)), 413, 'payload_too_large'],
    ['SVG as photo', () => request(withProductImage(dataUrl(SVG, 'image/svg+xml'))), 422, 'image_invalid'],
    ['SVG under another name', () => request(withProductImage(dataUrl(SVG))), 422, 'image_invalid'],
    [
      'a renamed executable',
      () => request(withProductImage(dataUrl(EXECUTABLE, 'image/jpeg'))),
      422,
      'image_invalid',
    ],
    ['a picture of 64 million pixels', () => request(withProductImage(dataUrl(BOMB))), 422, 'image_invalid'],
    [
      'an address as photo',
      () => request(withProductImage('https://example.com/a.png')),
      422,
      'image_invalid',
    ],
  ];

  it.each(refused)('%s is refused', async (_name, payload, status, error) => {
    const answer = await post(payload(), { 'accept-language': 'fr' });
    expect(answer.json()).toMatchObject({ error });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/\S/);
  });

  it.each([
    ['SVG under another name', SVG],
    ['a renamed executable', EXECUTABLE],
    ['half a photo', PHOTO.subarray(0, PHOTO.byteLength / 2)],
    ['a picture of 64 million pixels', BOMB],
  ])('%s is named by its place, in every one', async (_name, bytes) => {
    const content = changed(({ ProfileData }) => {
      for (const list of ['products', 'team']) {
        const [first, second, ...rest] = ProfileData[list] as Record<string, unknown>[];
        const image = dataUrl(list === 'team' ? PHOTO : bytes, 'image/jpeg');
        ProfileData[list] = [first, { ...second, image }, ...rest];
      }
      Object.assign(ProfileData.executiveSummary as object, { logo: dataUrl(bytes) });
    });
    const answer = await post(request(content));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: 'image_invalid',
      details: [{ path: 'ProfileData.executiveSummary.logo' }, { path: 'ProfileData.products.1.image' }],
    });
  });

  const tooMuch: [string, () => string][] = [
    ['10 MB of text', () => withSummary({ executive_summary: 'word '.repeat(2_000_000) })],
    ['a paragraph of three million characters', () => withSummary({ vision: 'a'.repeat(3_000_000) })],
    [
      '5,000 products',
      () =>
        changed((wire) => {
          const [first] = wire.ProfileData.products as object[];
          wire.ProfileData.products = Array.from({ length: 5_000 }, (_, id) => ({
            ...first,
            id: String(id),
          }));
        }),
    ],
    ['a photo of 40 MB', () => withProductImage(dataUrl(Buffer.alloc(29_000_000, 1), 'image/jpeg'))],
    ['ten million brackets', () => '['.repeat(10_000_000)],
    ['five million zeros', () => withProfile({ products: new Array(5_000_000).fill(0) })],
  ];

  it.each(tooMuch)('%s is refused with a 4xx', async (_name, content) => {
    const answer = await post(request(content()));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().error).toMatch(/^(?:content_|limit_|image_|payload_)/);
  });

  it('is refused in another media type, compressed, or with the wrong length', async () => {
    expect((await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).json().error).toBe(
      'media_type_unsupported',
    );
    expect((await post(request(sample), { 'content-encoding': 'gzip' })).json().error).toBe(
      'media_type_unsupported',
    );
  });

  it.each([
    ['a letter in Latin 1', Buffer.from('Caf\xe9', 'latin1')],
    ['half a letter', Buffer.from('Café').subarray(0, -1)],
    ['a surrogate', Buffer.from([0xed, 0xa0, 0x80])],
  ])('%s is no JSON: it would be printed damaged', async (_name, text) => {
    const [before = '', after = ''] = JSON.stringify(request(withSummary({ com_name: 'HERE' }))).split(
      'HERE',
    );
    const answer = await post(Buffer.concat([Buffer.from(before), text, Buffer.from(after)]));
    expect(answer.json()).toMatchObject({ error: 'payload_not_json' });
    expect(answer.statusCode).toBe(400);
  });

  it.each([
    ['application/json; charset=iso-8859-1', 415],
    ['application/json;charset="UTF-16"', 415],
    ['application/json; charset=utf-8-bom', 415],
    ['application/json; charset=UTF-8', 200],
    ['application/json; a=b; charset="utf8"', 200],
    ['application/json; a=b', 200],
  ])('%s is a %i', async (type, status) => {
    const answer = await post(request(sample), { 'content-type': type });
    expect(answer.statusCode).toBe(status);
    if (status !== 200) expect(answer.json().error).toBe('media_type_unsupported');
  });

  const printed: [string, string][] = [
    ['typesetting code', '#import "/etc/passwd": * #eval("1") $ x^2 $ \\ @ref <label> = Heading'],
    ['markup', '<script>alert(1)</script> & &amp; {{name}} %s'],
    ['right-to-left text', 'שלום עולם مرحبا'],
    ['lone surrogates', 'a\ud800b \udfff c'],
    ['zero-width and control characters', 'a\u200b\u200d\ufeffb\u0000\u0007\u2028\u202ec'],
    ['emoji and combining marks', `👩‍👩‍👧‍👦 🇪🇸 ${'e\u0301'.repeat(10)}`],
    ['one endless word', 'x'.repeat(150)],
  ];

  it.each(printed)('%s is printed or refused, never evaluated', async (_name, text) => {
    const answer = await post(request(withSummary({ com_name: text, vision: text })), {
      accept: 'application/pdf',
    });
    expect([200, 422]).toContain(answer.statusCode);
    if (answer.statusCode === 200) expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each(['1e308', '-0', '1e-320', '99999999999999999999', '-1'])('the number %s', async (number) => {
    const content = sample.replace(/"FY1":(?:"[^"]*"|-?[\d.]+)/g, `"FY1":${number}`);
    expect(content).not.toBe(sample);
    expect([200, 422]).toContain((await post(request(content))).statusCode);
    const bare = changed((wire) => Object.assign(wire.TemplateConf, { template_id: Number(number) }));
    expect((await post(request(bare))).statusCode).toBe(422);
  });

  it('keeps what people wrote out of the log', async () => {
    await post(request('{"ProfileData": "my secret recipe'));
    await post(request(withProfile({ 'my secret field': 'my secret recipe' })));
    expect(running.logged.join('\n')).not.toContain('secret');
  });

  it('leaves nothing broken: no renderer was lost and the next request is as fast as before', async () => {
    expect(running.logged.filter((line) => line.startsWith('renderer:'))).toEqual([]);
    await post(request(sample));
    const took: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const start = performance.now();
      expect((await post(request(sample))).statusCode).toBe(200);
      took.push(performance.now() - start);
    }
    // The best of them, and seconds: what else goes on beside the tests holds up a single one, and slows each.
    expect(Math.min(...took)).toBeLessThan(10_000);
    expect(decodeContent(sample).ok).toBe(true);
  });
});

describe('limits', () => {
  it('turns an address away that asks too often, and says when to come again', async () => {
    const strict = await startTestApp({ previewsPerMinute: 2 });
    const ask = (remoteAddress: string) =>
      strict.app.inject({ method: 'POST', url: '/api/generate', payload: request('x'), remoteAddress });
    expect((await ask('192.0.2.1')).statusCode).toBe(400);
    expect((await ask('192.0.2.1')).statusCode).toBe(400);
    const third = await ask('192.0.2.1');
    expect(third.statusCode).toBe(429);
    expect(third.json().error).toBe('too_many_requests');
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('192.0.2.2')).statusCode).toBe(400);
    expect((await ask('2001:db8::1')).statusCode).toBe(400);
    expect((await ask('2001:db8::2')).statusCode).toBe(400);
    expect((await ask('2001:db8::3')).statusCode).toBe(429);
    await strict.close();
  });
});
