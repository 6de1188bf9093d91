import { PRODUCT_NAME } from '@trazo/plan/product';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { requireThisMachine } from '../http/this-machine.ts';
import type { DeliveredMail, DevelopmentMailbox } from './development-mailbox.ts';

/**
 * The mails that were not sent, to read at `/dev/mailbox` and, for tests, as JSON. Only this very machine may: mails hold
 * keys to accounts.
 */
export function developmentMailboxRoutes(app: FastifyInstance, mailbox: DevelopmentMailbox): void {
  const here = { schema: { hide: true }, onRequest: requireThisMachine };

  app.get('/dev/mailbox', here, async (_request, reply) => sendHtml(reply, listPage(mailbox.mails())));

  app.get('/dev/mailbox.json', here, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { mails: mailbox.mails().map(toJson) };
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', here, async ({ params }, reply) => {
    const mail = mailbox.mails().find((one) => idOf(one) === params.id);
    if (mail === undefined) throw new ApiError('not_found');
    return sendHtml(reply, withPictures(mail));
  });
}

const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

const idOf = ({ messageId }: DeliveredMail): string => messageId.replace(/^<|@.*$/g, '');

const linksOf = ({ text }: DeliveredMail): string[] => text.match(/https?:\/\/\S+/g) ?? [];

/** A browser knows no pictures by their content ids (RFC 2392). */
const withPictures = ({ html, attachments }: DeliveredMail): string =>
  attachments.reduce((page, { contentId, mediaType, bytes }) => {
    if (contentId === undefined) return page;
    return page.replaceAll(
      `cid:${contentId}`,
      `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`,
    );
  }, html);

const toJson = (mail: DeliveredMail) => ({
  id: idOf(mail),
  kind: mail.kind,
  language: mail.language,
  to: mail.to,
  reply_to: mail.replyTo?.address ?? null,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  links: linksOf(mail),
  attachments: mail.attachments.map(({ fileName, mediaType, bytes }) => ({
    file_name: fileName,
    media_type: mediaType,
    size: bytes.byteLength,
  })),
  sent_at: mail.sentAt.toISOString(),
});

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const listPage = (mails: readonly DeliveredMail[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${PRODUCT_NAME}: development mailbox</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
    background: light-dark(#f6f1e7, #191714); color: light-dark(#1d1b18, #f1eadc); }
  article { border-top: 1px solid light-dark(#d9d0bf, #3d3830); padding: 1rem 0; }
  h1 { border-top: 4px solid #d8412b; padding-top: 1rem; font-size: 1.5rem; }
  h2 { font-size: 1.1rem; margin: 0; }
  p { margin: .25rem 0; overflow-wrap: anywhere; }
  a { color: light-dark(#b3311e, #ff8a75); }
  small { color: light-dark(#6b6459, #b3a996); }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
</style>
<h1>Development mailbox</h1>
<p>No SMTP_URL is set: mails come here instead of being sent. The newest is on top.</p>
${mails.length === 0 ? '<p>Nothing has come yet.</p>' : mails.map(entry).join('\n')}
</html>`;

const entry = (mail: DeliveredMail): string => `<article>
  <h2><a href="/dev/mailbox/${idOf(mail)}">${escaped(mail.subject)}</a></h2>
  <p><small>To ${escaped(mail.to)} · ${mail.kind} · ${mail.language} · ${mail.sentAt.toISOString()}</small></p>
  ${linksOf(mail)
    .map((link) => `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`)
    .join('\n  ')}
  ${mail.attachments.map(({ fileName, bytes }) => `<p>Attached: ${escaped(fileName)} (${bytes.byteLength} bytes)</p>`).join('\n  ')}
  <details><summary>Text</summary><pre>${escaped(mail.text)}</pre></details>
</article>`;
