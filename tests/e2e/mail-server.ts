import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { ReceivedMail } from './mailbox.ts';

/** A real SMTP server for the journeys; what it took charge of is read over HTTP, at any path. */
const received: ReceivedMail[] = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData: (stream, { envelope }, done) => {
    take(stream, envelope.rcptTo).then(() => done(), done);
  },
});

async function take(
  stream: NodeJS.ReadableStream,
  recipients: readonly { address: string }[],
): Promise<void> {
  const mail = await PostalMime.parse(await buffer(stream), { attachmentEncoding: 'base64' });
  const to = recipients.map(({ address }) => address);
  received.push({
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    replyTo: (mail.replyTo ?? []).map(({ address }) => address ?? ''),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? '',
      mediaType: mimeType,
      base64: String(content),
    })),
  });
}

const reading = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(received));
});

smtp.listen(Number(process.env['SMTP_PORT']), '127.0.0.1');
reading.listen(Number(process.env['MAILBOX_PORT']), '127.0.0.1');
