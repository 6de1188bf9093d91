import { DOCX_TYPE, XLSX_TYPE } from '@trazo/contract/api/route';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmTestAccount, signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testPicture } from '../../testing/test-pictures.ts';
import { contentOf, errorOf, NO_PLAN, PLAIN_PLAN, plansOf } from '../../testing/test-plans.ts';
import { rendererOf } from '../../testing/test-renderer.ts';
import { planCovers } from './schema.ts';

let running: TestApp;
let ana: TestAccount;
let plans: ReturnType<typeof plansOf>;
/** Accounts that have stopped paying. */
const lapsed = new Set<string>();

beforeAll(async () => {
  running = await startTestApp({
    entitlementOf: async ({ id }) => ({ state: 'active', mayExport: !lapsed.has(id), until: null }),
  });
  ana = await signUpTestAccount(running.app, { user_name: 'Ana', user_post_name: 'Ruiz' });
  await confirmTestAccount(running, ana);
  plans = plansOf(ana);
});
afterAll(() => running.close());

interface ReadPdf {
  readonly text: string;
  readonly pictures: number;
}

async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  let text = '';
  let pictures = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pictures += (await page.getOperatorList()).fnArray.filter((op) => op === OPS.paintImageXObject).length;
  }
  await loading.destroy();
  return { text, pictures };
}

describe('GET /api/business_plan/download/{id}', () => {
  it('gives the document in base 64 and its name, without a watermark, its rows with headers', async () => {
    const { _id } = await plans.create(contentOf('Panadería El Alba', PLAIN_PLAN));
    const answer = await plans.get(`/api/business_plan/download/${_id}`);
    expect(answer.statusCode).toBe(200);
    const { business_plan_base_64_pdf, file_name } = answer.json();
    expect(file_name).toBe('Panadería El Alba - Trazo.pdf');
    const pdf = Buffer.from(business_plan_base_64_pdf, 'base64');
    expect(pdf.toString('latin1')).toContain('/Scope /Row');
    const { text } = await readPdf(pdf);
    expect(text).toContain('Panadería El Alba');
    expect(text).not.toMatch(/preview/i);
  });

  it('gives the same as bytes, with a name no browser misreads', async () => {
    const { _id } = await plans.create(contentOf('Panadería "El Alba"'));
    const answer = await plans.get(`/api/business_plan/download/${_id}`, { accept: 'application/pdf' });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Panaderia El Alba - Trazo.pdf"; filename*=UTF-8''Panader%C3%ADa%20El%20Alba%20-%20Trazo.pdf`,
    );
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['ends a header', 'a\r\nSet-Cookie: x=1'],
    ['climbs out of a folder', '../../etc/passwd'],
    ['quotes', 'a"; filename="b.exe'],
    ['turns around', 'annexe\u202efdp.exe'],
    ['is a device', 'con'],
    ['is no text', '\ud800\u0000'],
    ['is in another script', '株式会社😀'],
    ['is long', '€'.repeat(200)],
  ])('a name that %s does no harm', async (_case, name) => {
    const { _id, business_plan_name } = await plans.create(contentOf(name));
    expect(business_plan_name).not.toMatch(/[\p{Cc}\u202e]/u);
    const answer = await plans.get(`/api/business_plan/download/${_id}`, { accept: 'application/pdf' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w .,&+()-]{1,600}"; filename\*=UTF-8''[\w.~%-]*Trazo\.pdf$/,
    );
  });

  it('prints the stored pictures', async () => {
    const { products } = PLAIN_PLAN;
    const items = await Promise.all(
      products.items.map(async (item, number) => ({ ...item, image: await testPicture(number, 300) })),
    );
    const bare = await plans.create(contentOf('x'));
    const { _id } = await plans.create(contentOf('x', { ...PLAIN_PLAN, products: { ...products, items } }));
    const [without, withThem] = await Promise.all(
      [bare._id, _id].map(async (id) =>
        readPdf(
          (await plans.get(`/api/business_plan/download/${id}`, { accept: 'application/pdf' })).rawPayload,
        ),
      ),
    );
    expect((withThem?.pictures ?? 0) - (without?.pictures ?? 0)).toBe(items.length);
  });
});

describe('GET /api/business_plan/word/{id}', () => {
  it('gives the plan as an editable document and its name, as bytes where they are asked for', async () => {
    const { _id } = await plans.create(contentOf('Panadería El Alba'));
    const answer = await plans.get(`/api/business_plan/word/${_id}`);
    expect(answer.statusCode).toBe(200);
    const { business_plan_base_64_docx, file_name } = answer.json();
    expect(file_name).toBe('Panadería El Alba - Trazo.docx');
    expect(Buffer.from(business_plan_base_64_docx, 'base64').subarray(0, 2).toString()).toBe('PK');
    const bytes = await plans.get(`/api/business_plan/word/${_id}`, { accept: DOCX_TYPE });
    expect(bytes.headers['content-type']).toBe(DOCX_TYPE);
    expect(bytes.headers['content-disposition']).toContain('.docx');
    expect(bytes.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('GET /api/business_plan/workbook/{id}', () => {
  it('gives the forecast as a workbook and its name, as bytes where they are asked for', async () => {
    const { _id } = await plans.create(contentOf('Panadería El Alba', PLAIN_PLAN));
    const answer = await plans.get(`/api/business_plan/workbook/${_id}`);
    expect(answer.statusCode).toBe(200);
    const { workbook_base_64_xlsx, file_name } = answer.json();
    expect(file_name).toBe('Panadería El Alba - Trazo.xlsx');
    const bytes = await plans.get(`/api/business_plan/workbook/${_id}`, { accept: XLSX_TYPE });
    expect(bytes.headers['content-type']).toBe(XLSX_TYPE);
    expect(bytes.rawPayload.equals(Buffer.from(workbook_base_64_xlsx, 'base64'))).toBe(true);
  });

  it('says what is missing where figures follow from no forecast', async () => {
    const { finance } = PLAIN_PLAN;
    const { _id } = await plans.create(
      contentOf('x', { ...PLAIN_PLAN, finance: { ...finance, assumptions: null } }),
    );
    expect(errorOf(await plans.get(`/api/business_plan/workbook/${_id}`))).toEqual([409, 'forecast_missing']);
  });
});

describe('POST /api/generate of a saved plan', () => {
  const generate = async (payload: object, call = ana.call) =>
    call({ method: 'POST', url: '/api/generate', payload, headers: { accept: 'application/pdf' } });

  it('comes without a watermark for its owner, and with one for all others', async () => {
    const content = contentOf('x');
    const { _id } = await plans.create(content);
    const own = await generate({ content, business_plan_id: _id });
    expect((await readPdf(own.rawPayload)).text).not.toMatch(/preview/i);
    const visitor = await generate({ content, business_plan_id: _id }, (request) =>
      running.app.inject(request),
    );
    expect((await readPdf(visitor.rawPayload)).text).toMatch(/preview/i);
    const unsaved = await generate({ content, business_plan_id: null });
    expect((await readPdf(unsaved.rawPayload)).text).toMatch(/preview/i);
    for (const id of [NO_PLAN, 'draft']) {
      expect(errorOf(await generate({ content, business_plan_id: id }))).toEqual([404, 'not_found']);
    }
  });
});

describe('a cover', () => {
  const cover = async (url: string) => running.app.inject({ url });

  it('is drawn again by a release that may typeset it otherwise, though the plan has not changed', async () => {
    const { business_plan_cover } = await plans.create(contentOf('Mill'));
    const drawn = await cover(business_plan_cover);
    const earlier = `1-${'0'.repeat(10)}`;
    const old = { webp: Buffer.from('as it looked'), drawnFor: earlier };
    await running.database.query.update(planCovers).set(old);
    const again = await cover(business_plan_cover);
    expect(again.rawPayload).toEqual(drawn.rawPayload);
    expect(again.headers['cache-control']).toContain('immutable');
    // An address of another release, as servers of both answer during a deployment.
    const [path] = business_plan_cover.split('?');
    expect((await cover(`${path}?v=${earlier}`)).headers['cache-control']).toBe('no-store');
  });

  it('is the first page, drawn again when the plan has changed', async () => {
    const { _id, business_plan_cover } = await plans.create(contentOf('First'));
    const [answer, again] = await Promise.all([cover(business_plan_cover), cover(business_plan_cover)]);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(again.rawPayload).toEqual(answer.rawPayload);
    const { width = 0, height = 0 } = await sharp(answer.rawPayload).metadata();
    expect(width).toBe(480);
    expect(height / width).toBeCloseTo(Math.SQRT2, 1);
    await plans.save(_id, 1, contentOf('Second'));
    const old = await cover(business_plan_cover);
    expect(old.headers['cache-control']).toBe('no-store');
    expect(old.rawPayload).not.toEqual(answer.rawPayload);
    await plans.remove(_id);
    expect(errorOf(await cover(business_plan_cover))).toEqual([404, 'not_found']);
    expect(errorOf(await cover(`/api/covers/${'a'.repeat(43)}`))).toEqual([404, 'not_found']);
  });
});

describe('POST /api/business_plan/send-by-email', () => {
  const send = (business_plan_id: string, email_to_send: string) =>
    plans.post('/api/business_plan/send-by-email', { business_plan_id, email_to_send });

  const sendFrom = ({ call }: TestAccount, remoteAddress: string, payload: object) =>
    call({ method: 'POST', url: '/api/business_plan/send-by-email', payload, remoteAddress });

  it('sends the document in its owner’s name', async () => {
    const { _id } = await plans.create(contentOf('Panadería\r\nBcc: x'));
    const answer = await send(_id, 'Bank@Example.com');
    expect(answer.json()).toEqual({ status: 'plan_sent' });
    const [mail] = (await running.mails()).filter(({ kind }) => kind === 'planSent');
    expect(mail).toMatchObject({
      to: 'Bank@example.com',
      replyTo: { name: 'Ana Ruiz', address: ana.user.user_email },
      senderName: expect.stringContaining('Ana Ruiz'),
    });
    expect(mail?.subject).toContain('Panadería Bcc: x');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    const [attached] = mail?.attachments ?? [];
    expect(attached).toMatchObject({
      mediaType: 'application/pdf',
      fileName: 'Panadería Bcc x.pdf',
    });
    const [, cover] = mail?.attachments ?? [];
    expect(cover).toMatchObject({ mediaType: 'image/jpeg', contentId: 'cover' });
    expect(mail?.html).toContain('src="cid:cover"');
    expect(mail?.html).not.toContain('Registro Mercantil');
    expect(mail?.text).toMatch(/-- \n[^\n]*Trazo[^\n]*Ana Ruiz\.$/);
  });

  it('goes to each of several people with a message, and to its owner', async () => {
    const { _id } = await plans.create(contentOf('Con copia'));
    const answer = await sendFrom(ana, '192.0.2.60', {
      business_plan_id: _id,
      email_to_send: ['a@example.com', 'A@Example.com', 'b@example.com'],
      message: 'Buenos días.\nMire evil.example',
      copy_to_me: true,
    });
    expect(answer.json()).toEqual({ status: 'plan_sent' });
    const sent = (await running.mails()).filter(({ subject }) => subject.includes('Con copia'));
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      ['A@example.com', ana.user.user_email, 'b@example.com'].toSorted(),
    );
    for (const mail of sent) {
      expect(mail.text).toContain('\n\nBuenos días.\nMire evil[.]example\n\n');
      // The sender has greeted: we do not greet as well.
      expect(mail.text).not.toContain('Hola');
      expect(mail.attachments).toHaveLength(2);
    }
    const { mailings } = (await plans.get(`/api/business_plan/${_id}/mailings`)).json();
    expect(mailings).toMatchObject([
      { email: 'b@example.com', state: 'sent' },
      { email: 'A@example.com', state: 'sent' },
    ]);
  });

  it('goes once to its owner who is among the people, however the address is written', async () => {
    const { _id } = await plans.create(contentOf('Para mí'));
    const [name = '', domain = ''] = ana.user.user_email.split('@');
    const answer = await sendFrom(ana, '192.0.2.61', {
      business_plan_id: _id,
      email_to_send: `${name}@${domain.toUpperCase()}`,
      copy_to_me: true,
    });
    expect(answer.statusCode).toBe(200);
    expect((await running.mails()).filter(({ subject }) => subject.includes('Para mí'))).toHaveLength(1);
  });

  it('goes to none of several people where one address is none', async () => {
    const { _id } = await plans.create(contentOf('Sin enviar'));
    const before = (await running.mails()).length;
    const body = { business_plan_id: _id, email_to_send: ['c@example.com', 'bank'] };
    const refused = await sendFrom(ana, '192.0.2.60', body);
    expect(errorOf(refused)).toEqual([422, 'email_invalid']);
    expect(refused.json().details).toMatchObject([{ path: 'email_to_send.1' }]);
    const some = Array.from({ length: 6 }, (_each, index) => `p${index}@example.com`);
    const many = await sendFrom(ana, '192.0.2.60', { ...body, email_to_send: some });
    expect(many.statusCode).toBe(400);
    const long = await sendFrom(ana, '192.0.2.60', {
      ...body,
      email_to_send: 'c@example.com',
      message: 'x'.repeat(1_001),
    });
    expect(long.statusCode).toBe(400);
    expect((await running.mails()).length).toBe(before);
  });

  it('does not wait until its owner’s address is confirmed: who has paid may write', async () => {
    const account = await signUpTestAccount(running.app);
    const own = plansOf(account);
    const payload = {
      business_plan_id: (await own.create(contentOf('x')))._id,
      email_to_send: 'stranger@example.com',
    };
    expect((await sendFrom(account, '192.0.2.50', payload)).statusCode).toBe(200);
  });

  it.each([
    ['https://evil.example/win', 'evil.example', 'x'],
    ['Ana', 'Ruiz', 'Cobra en evil．example'],
    ['evil。example', 'Ruiz', 'Pan\u200b.\u200bexample'],
  ])('carries no link of its owner’s: %s %s, %s', async (user_name, user_post_name, planName) => {
    const account = await signUpTestAccount(running.app, { user_name, user_post_name });
    await confirmTestAccount(running, account);
    const own = plansOf(account);
    const { _id } = await own.create(contentOf(planName));
    const email_to_send = `to-${account.user.user_email}`;
    await sendFrom(account, '192.0.2.51', { business_plan_id: _id, email_to_send });
    const mail = (await running.mails()).find(({ to }) => to === email_to_send);
    const said = [mail?.subject, mail?.senderName, mail?.text, mail?.html, mail?.attachments[0]?.fileName];
    const written = said
      .join('\n')
      .replaceAll(account.user.user_email, '')
      .normalize('NFKC')
      .replace(/[\u3002\uff61]/g, '.');
    expect(mail?.senderName).toContain('(Trazo)');
    for (const trace of ['evil.example', 'Pan\u200b.']) expect(written).not.toContain(trace);
  });

  it('refuses what is no address', async () => {
    const { _id } = await plans.create(contentOf('x'));
    for (const address of [
      'a',
      'a@b',
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
    ]) {
      expect(errorOf(await send(_id, address))).toEqual([422, 'email_invalid']);
    }
    for (const address of ['', ' ']) {
      expect(errorOf(await send(_id, address))).toEqual([422, 'email_empty']);
    }
  });

  it('floods no mailbox', async () => {
    const senders = await Promise.all([signUpTestAccount(running.app), signUpTestAccount(running.app)]);
    const codes: number[] = [];
    for (const sender of senders) {
      await confirmTestAccount(running, sender);
      const own = plansOf(sender);
      const { _id } = await own.create(contentOf('x'));
      for (let i = 0; i < 6; i += 1) {
        const payload = { business_plan_id: _id, email_to_send: 'one-and-the-same@example.com' };
        const answer = await sendFrom(sender, `192.0.2.${i}`, payload);
        codes.push(answer.statusCode);
      }
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(10);
    expect(codes.filter((code) => code === 429)).toHaveLength(2);
  });
});

describe('without an entitlement', () => {
  it('plans are kept, but nothing leaves the house', async () => {
    const account = await signUpTestAccount(running.app);
    const own = plansOf(account);
    const { _id } = await own.create(contentOf('x'));
    lapsed.add(account.user._id);
    const refused = [
      await own.get(`/api/business_plan/download/${_id}`),
      await own.get(`/api/business_plan/word/${_id}`),
      await own.get(`/api/business_plan/workbook/${_id}`),
      await own.post('/api/business_plan/send-by-email', {
        business_plan_id: _id,
        email_to_send: 'a@example.com',
      }),
      await own.post(`/api/business_plan/${_id}/shares`, {}),
    ];
    for (const answer of refused) expect(errorOf(answer)).toEqual([402, 'entitlement_needed']);
    expect((await own.save(_id, 1, contentOf('y'))).statusCode).toBe(200);
    const preview = await account.call({
      method: 'POST',
      url: '/api/generate',
      payload: { content: contentOf('x'), business_plan_id: _id },
      headers: { accept: 'application/pdf' },
    });
    expect((await readPdf(preview.rawPayload)).text).toMatch(/preview/i);
  });
});

describe('a text the typesetter refuses', () => {
  const WORDS = 'number must be at least zero';
  let refusing: TestApp;
  beforeAll(async () => {
    const renderer = rendererOf(new URL('./refused-texts.fixture.ts', import.meta.url));
    refusing = await startTestApp({ renderer });
  });
  afterAll(() => refusing.close());

  /** A preview and a download, and what was logged of them. */
  async function typeset(mission: Plan['mission']): Promise<[answers: object[], logged: string]> {
    const content = contentOf('Atlas', { ...emptyPlan(), mission });
    const owner = plansOf(await signUpTestAccount(refusing.app));
    const { _id } = await owner.create(content);
    const from = refusing.logged.length;
    const preview = { content, business_plan_id: null, business_plan_cover: null };
    const answers = [
      await owner.post('/api/generate', preview),
      await owner.get(`/api/business_plan/download/${_id}`),
    ].map((answer) => ({ status: answer.statusCode, ...answer.json() }));
    return [answers, refusing.logged.slice(from).join('\n')];
  }

  it('is named in the answer, and the log has the typesetter’s words but not the writer’s', async () => {
    const [answers, logged] = await typeset({ mission: 'Bread.', vision: 'refused secret', values: 'Salt.' });
    const refusal = {
      status: 422,
      error: 'text_unprintable',
      message: expect.stringContaining('No hemos podido maquetar este texto'),
      details: [expect.objectContaining({ path: 'ProfileData.executiveSummary.vision' })],
    };
    expect(answers).toEqual([refusal, refusal]);
    expect(logged.split(WORDS)).toHaveLength(3);
    expect(logged).not.toContain('secret');
  });

  it('is named beside another one', async () => {
    const [answers, logged] = await typeset({ mission: 'refused one', vision: 'refused two', values: '' });
    const details = ['mision', 'vision'].map((field) =>
      expect.objectContaining({ path: `ProfileData.executiveSummary.${field}` }),
    );
    const refusal = expect.objectContaining({ status: 422, error: 'text_unprintable', details });
    expect(answers).toEqual([refusal, refusal]);
    expect(logged.split(WORDS)).toHaveLength(3);
  });
});
