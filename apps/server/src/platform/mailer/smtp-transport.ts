import { createTransport } from 'nodemailer';
import { type MailTransport, UndeliverableMailError } from './mail-transport.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  /** For one mail, from the first to the last word: whole milliseconds, which is all a timer takes. */
  readonly altogetherMs: number;
}

const GREETING_MS = 10_000;
const SILENCE_MS = 20_000;

/** Hands mails to a real mail server. */
export function createSmtpTransport({ url, from, altogetherMs }: SmtpSettings): MailTransport {
  const closing = new AbortController();
  const transport = createTransport({
    url,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ messageId, senderName, replyTo, to, subject, unsubscribe, text, html, attachments }) => {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(altogetherMs)]);
      const message = {
        from: { name: senderName ?? from.name, address: from.address },
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo }),
        headers: {
          ...(replyTo === undefined && AUTOMATIC),
          ...(unsubscribe !== undefined && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        messageId,
        subject,
        text,
        html,
        attachments: attachments.map(({ fileName, mediaType, bytes, contentId }) => ({
          filename: fileName,
          contentType: mediaType,
          content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
          ...(contentId !== undefined && { cid: contentId, contentDisposition: 'inline' as const }),
        })),
        signal,
      };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw isFinal(error) ? new UndeliverableMailError('refused for good', { cause: error }) : error;
      }
    },
    close: async () => {
      closing.abort(new Error('the server is stopping'));
      transport.close();
    },
  };
}

/** No automatic reply answers it (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** The recipient or the message was refused with a 5xx; what concerns our own sign-in or sender may be put right. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return (
    typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
  );
}
