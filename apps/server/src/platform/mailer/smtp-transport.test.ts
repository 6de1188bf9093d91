import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutgoingMail } from './mail-transport.ts';
import { UndeliverableMailError } from './mail-transport.ts';
import { startTestSmtpServer, type TestSmtpServer } from './smtp-server.fixture.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const FROM = { name: 'Trazo', address: 'hello@trazo.example' };
const QUICK_MS = 5_000;

const mail = (own: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: '<one@trazo.example>',
  kind: 'recovery',
  language: 'es',
  to: 'ada@example.com',
  subject: 'Contraseña',
  text: 'Hola',
  html: '<p>Hola</p>',
  attachments: [],
  ...own,
});

let server: TestSmtpServer;
beforeAll(async () => {
  server = await startTestSmtpServer();
});
afterAll(() => server.close());

const transport = () => createSmtpTransport({ url: server.url, from: FROM, altogetherMs: QUICK_MS });

describe('a mail by SMTP', () => {
  it('arrives as it was written', async () => {
    const bytes = Buffer.from('%PDF-1.7 …');
    await transport().send(
      mail({
        senderName: 'Ada (Trazo)',
        replyTo: { name: 'Ada', address: 'ada@example.org' },
        attachments: [{ fileName: 'Panadería – Trazo.pdf', mediaType: 'application/pdf', bytes }],
      }),
    );
    const received = server.accepted.at(-1);
    expect(received).toMatchObject({
      envelopeFrom: 'hello@trazo.example',
      envelopeTo: ['ada@example.com'],
      from: { name: 'Ada (Trazo)', address: 'hello@trazo.example' },
      to: [{ address: 'ada@example.com' }],
      replyTo: [{ name: 'Ada', address: 'ada@example.org' }],
      messageId: '<one@trazo.example>',
      subject: 'Contraseña',
      text: 'Hola\n',
      html: '<p>Hola</p>\n',
    });
    const [attached] = received?.attachments ?? [];
    expect(attached).toMatchObject({ filename: 'Panadería – Trazo.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(bytes);
  });

  it('is declared as automatic, and says how to unsubscribe where one may', async () => {
    await transport().send(mail());
    expect(server.accepted.at(-1)?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(server.accepted.at(-1)?.raw).not.toContain('List-Unsubscribe');
    await transport().send(mail({ unsubscribe: 'https://trazo.example/stop' }));
    const { raw } = server.accepted.at(-1) ?? {};
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/trazo\.example\/stop>\r$/m);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  it.each([
    { subject: 'One\r\nBcc: eve@example.com' },
    { senderName: 'Ada\r\nBcc: eve@example.com' },
    { replyTo: { name: 'Ada\r\nBcc: eve@example.com', address: 'ada@example.org' } },
    { replyTo: { name: 'Ada', address: 'ada@example.org\r\nBcc: eve@example.com' } },
    { messageId: '<a@b>\r\nBcc: eve@example.com' },
    {
      attachments: [
        { fileName: 'a\r\nBcc: eve@example.com', mediaType: 'application/pdf', bytes: Buffer.from('a') },
      ],
    },
  ])('gets no header it was not meant to have: %j', async (own) => {
    await transport().send(mail(own));
    const received = server.accepted.at(-1);
    expect(received?.envelopeTo).toEqual(['ada@example.com']);
    expect(received?.bcc ?? []).toEqual([]);
    expect(received?.raw).not.toMatch(/^Bcc:/m);
  });

  it.each(['refuse recipient for good', 'refuse message for good'] as const)(
    'that meets “%s” is given up',
    async (manner) => {
      server.behave(manner);
      await expect(transport().send(mail())).rejects.toBeInstanceOf(UndeliverableMailError);
    },
  );

  it.each([
    'refuse recipient for now',
    'refuse message for now',
    'drop before the message',
    'drop after the message',
    'stall',
  ] as const)('that meets “%s” may be tried again, soon', async (manner) => {
    server.behave(manner);
    const taken = server.accepted.length;
    const start = performance.now();
    const failure: unknown = await transport()
      .send(mail())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(UndeliverableMailError);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(server.accepted).toHaveLength(taken);
  });

  it('is let go when the server stops', async () => {
    server.behave('stall');
    const patient = createSmtpTransport({
      url: server.url,
      from: FROM,
      altogetherMs: 60_000,
    });
    const attempts = server.attempts;
    const sending = patient.send(mail());
    await expect.poll(() => server.attempts).toBe(attempts + 1);
    await patient.close();
    await expect(sending).rejects.toThrow();
  });

  it('finds no server', async () => {
    const nowhere = createSmtpTransport({ url: 'smtp://127.0.0.1:9', from: FROM, altogetherMs: QUICK_MS });
    await expect(nowhere.send(mail())).rejects.not.toBeInstanceOf(UndeliverableMailError);
  });
});
