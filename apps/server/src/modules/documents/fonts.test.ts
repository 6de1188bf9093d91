import { readFileSync } from 'node:fs';
import { decodeContent, encodeContent } from '@trazo/contract/content/content-codec';
import { regularFontFile } from '@trazo/document/fonts/font-files';
import { withGlyphOfItself, withTable } from '@trazo/document/testing/altered-font';
import {
  asPostScriptFont,
  endlessPostScriptFont,
  selfCallingPostScriptFont,
} from '@trazo/document/testing/postscript-font';
import { readPdf } from '@trazo/document/testing/read-pdf';
import { OWN_FONT_BYTES, type OwnFont } from '@trazo/plan/theme/own-font';
import { defaultTheme, type Theme } from '@trazo/plan/theme/theme';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { images } from '../../platform/images/schema.ts';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { BRIEF_PLAN, errorOf, plansOf } from '../../testing/test-plans.ts';
import { unzip } from '../../testing/unzip.ts';
import { planImages, plans as planTable } from '../plans/schema.ts';

const SCADA = new Uint8Array(readFileSync(regularFontFile('Scada')));
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

let running: TestApp;
let account: TestAccount;
let plans: ReturnType<typeof plansOf>;

beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());
beforeEach(async () => {
  account = await signUpTestAccount(running.app);
  plans = plansOf(account);
  await running.database.query.delete(planTable);
  await running.database.query.delete(images);
});

/** Each from another address: they are counted by it. */
let addresses = 0;
const check = (font: Uint8Array, licensed = true) =>
  running.app.inject({
    remoteAddress: `203.0.113.${++addresses}`,
    method: 'POST',
    url: '/api/fonts',
    payload: { base_64_font: base64(font), licensed },
  });

const themeWith = (file: string, use: OwnFont['use'] = 'all'): Theme => ({
  ...defaultTheme(1, 'en'),
  ownFont: { file, name: 'Our font', use, lacks: '', licensed: true },
});

const contentWith = (font: Uint8Array) =>
  encodeContent({ plan: BRIEF_PLAN, theme: themeWith(`data:font/sfnt;base64,${base64(font)}`) });

describe('POST /api/fonts', () => {
  it.each<[string, Uint8Array]>([
    ['TrueType', SCADA],
    ['PostScript', asPostScriptFont(SCADA)],
  ])('says what a font with %s outlines is called, to visitors too, and stores nothing', async (_, font) => {
    const answer = await check(font);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ name: 'Scada', lacks: '' });
    expect(await running.database.query.select().from(images)).toEqual([]);
  });

  it('takes none whose licence is not confirmed', async () => {
    expect((await check(SCADA, false)).statusCode).toBe(400);
  });

  it.each<[string, number, Uint8Array]>([
    ['font_too_large', 413, new Uint8Array(OWN_FONT_BYTES + 1)],
    ['font_invalid', 422, Buffer.from('no font at all')],
    ['font_format', 422, Buffer.from('wOF2'.padEnd(400))],
    ['font_collection', 422, Buffer.from('ttcf'.padEnd(400))],
    ['font_restricted', 422, withTable(SCADA, 'OS/2', (os2) => os2.setUint16(8, 2))],
  ])('says %s', async (code, status, font) => {
    const answer = await check(font);
    expect(errorOf(answer)).toEqual([status, code]);
    expect(answer.json().message).not.toBe('');
  });

  it('refuses one that only the typesetter fails on', async () => {
    expect(errorOf(await check(selfCallingPostScriptFont(SCADA)))).toEqual([422, 'font_invalid']);
  });

  it.each<[string, Uint8Array]>([
    ['a glyph of itself', withGlyphOfItself(SCADA)],
    ['more glyphs than it has', withTable(SCADA, 'maxp', (maxp) => maxp.setUint16(4, 0xffff))],
  ])('is not kept busy by %s, and takes it if its characters can be set', async (_, font) => {
    expect((await check(font)).statusCode).toBe(200);
  });

  it.each<[string, Uint8Array]>([
    ['time', endlessPostScriptFont(SCADA)],
    ['memory', endlessPostScriptFont(SCADA, { withPoints: true })],
  ])(
    'refuses one that takes %s without end, answers others meanwhile and takes the next',
    async (_, font) => {
      const replaced = () => running.logged.filter((line) => line.includes('was replaced')).length;
      const before = replaced();
      const endless = check(font);
      const other = running.app.inject({ url: '/api/health/live' });
      expect((await Promise.race([endless, other])).statusCode).toBe(200);
      expect(errorOf(await endless)).toEqual([422, 'font_invalid']);
      expect(replaced()).toBe(before + 1);
      expect((await check(SCADA)).statusCode).toBe(200);
    },
  );
});

describe('a plan in a font of its own', () => {
  const stored = () => running.database.query.select().from(images);

  async function fontOf(id: string): Promise<OwnFont | null> {
    const decoded = decodeContent((await plans.open(id)).business_plan_content);
    if (!decoded.ok) throw new Error(decoded.code);
    return decoded.theme.ownFont;
  }

  async function fontsOfDocument(id: string): Promise<readonly string[]> {
    const headers = { accept: 'application/pdf' };
    const { rawPayload } = await plans.get(`/api/business_plan/download/${id}`, headers);
    return (await readPdf(new Uint8Array(rawPayload))).fonts;
  }

  it.each<[string, Uint8Array]>([
    ['TrueType', SCADA],
    ['PostScript', asPostScriptFont(SCADA)],
  ])('has it kept once as it came, with %s outlines, given back and set', async (_, font) => {
    const { _id } = await plans.create(contentWith(font));
    const kept = await fontOf(_id);
    expect(kept).toEqual(themeWith(`data:font/sfnt;base64,${base64(font)}`).ownFont);
    const content = (await plans.open(_id)).business_plan_content;
    expect((await plans.save(_id, 1, content)).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect(await fontOf(_id)).toEqual(kept);
    expect(await fontsOfDocument(_id)).toContain('Ourfont-Own');
  });

  it('has it duplicated with it, and gives it up with the last plan that names it', async () => {
    const { _id } = await plans.create(contentWith(SCADA));
    const copy = await plans.post('/api/business_plan/duplicate', { business_plan_id: _id });
    expect(copy.statusCode).toBe(201);
    expect(await fontOf(copy.json()._id)).toEqual(await fontOf(_id));
    expect(await stored()).toHaveLength(1);
    const without = encodeContent({ plan: BRIEF_PLAN, theme: defaultTheme(1, 'en') });
    for (const { _id: id, version } of await plans.list()) await plans.save(id, version, without);
    expect(await stored()).toEqual([]);
    expect(await running.database.query.select().from(planImages)).toEqual([]);
  });

  it('is shown in it where it is shared', async () => {
    const { _id } = await plans.create(contentWith(SCADA));
    const { token } = (await plans.post(`/api/business_plan/${_id}/shares`, {})).json();
    const url = `/api/shared/${token}/document`;
    const { rawPayload } = await running.app.inject({ method: 'POST', url, payload: {} });
    expect((await readPdf(new Uint8Array(rawPayload))).fonts).toContain('Ourfont-Own');
  });

  it('is exported with it, as data and set', async () => {
    const { _id } = await plans.create(contentWith(SCADA));
    const { rawPayload } = await account.call({ url: '/api/users/me/export' });
    const files = await unzip(rawPayload);
    const data = JSON.parse(String(files.get(`plans/${_id}/plan.json`)));
    expect(JSON.stringify(data.business_plan_content)).toContain((await fontOf(_id))?.file);
    const [document] = [...files].flatMap(([path, bytes]) => (path.endsWith('.pdf') ? [bytes] : []));
    expect((await readPdf(new Uint8Array(document ?? []))).fonts).toContain('Ourfont-Own');
  });

  it('takes it along when the account is deleted', async () => {
    await plans.create(contentWith(SCADA));
    expect(await stored()).toHaveLength(1);
    const payload = { password: account.password };
    const deleted = await account.call({ method: 'POST', url: '/api/users/me/delete', payload });
    expect(deleted.statusCode).toBe(200);
    expect(await stored()).toEqual([]);
    expect(await running.database.query.select().from(planImages)).toEqual([]);
  });

  it('is previewed in it, and stored with a reference to it', async () => {
    const { _id } = await plans.create(contentWith(SCADA));
    const preview = await running.app.inject({
      method: 'POST',
      url: '/api/generate',
      headers: { accept: 'application/pdf' },
      payload: { content: contentWith(SCADA), business_plan_id: null, business_plan_cover: null },
    });
    expect((await readPdf(new Uint8Array(preview.rawPayload))).fonts).toContain('Ourfont-Own');
    const [row] = await running.database.query.select().from(planTable);
    expect(row?.content).toContain('"file":"font:');
    expect(row?.content).not.toContain('base64,');
    expect((await plans.open(_id)).business_plan_content).toContain('data:font/sfnt;base64,');
  });

  it('does not have its file as a picture too', async () => {
    const { _id } = await plans.create(contentWith(SCADA));
    const file = (await plans.open(_id)).business_plan_content.match(/base64,([^"]+)/)?.[1] ?? '';
    const general = { ...BRIEF_PLAN.general, logo: `data:image/png;base64,${file}` };
    const content = encodeContent({ plan: { ...BRIEF_PLAN, general }, theme: defaultTheme(1, 'en') });
    const answer = await plans.post('/api/business_plan', { business_plan_content: content });
    expect(errorOf(answer)).toEqual([422, 'image_invalid']);
  });

  it('that is no font is refused, and so is a reference to one', async () => {
    for (const file of [`data:font/sfnt;base64,${base64(SCADA.slice(0, 900))}`, `font:${'0'.repeat(64)}`]) {
      const content = encodeContent({ plan: BRIEF_PLAN, theme: themeWith(file) });
      const answer = await plans.post('/api/business_plan', { business_plan_content: content });
      expect(errorOf(answer)).toEqual([422, 'font_invalid']);
    }
    expect(await stored()).toEqual([]);
  });
});
