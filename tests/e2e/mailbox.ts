import { expect } from './journey.ts';

interface AttachedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly base64: string;
}

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly replyTo: readonly string[];
  readonly attachments: readonly AttachedFile[];
}

/** The one mail with this subject that has come to an address. */
export async function mailTo(address: string, subject: string): Promise<ReceivedMail> {
  const read = async () =>
    (await receivedMails()).filter((mail) => mail.subject === subject && mail.to.includes(address));
  await expect.poll(async () => (await read()).length, `“${subject}” to ${address}`).toBe(1);
  const [mail] = await read();
  if (mail === undefined) throw new Error(`“${subject}” has gone again.`);
  return mail;
}

/** The address in a mail that begins with this path of ours. */
export function linkIn({ text }: ReceivedMail, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname.startsWith(path));
  if (link === undefined) throw new Error(`No link to ${path} in: ${text}`);
  return link;
}

async function receivedMails(): Promise<ReceivedMail[]> {
  const response = await fetch(process.env['E2E_MAILBOX'] ?? '');
  return response.json();
}
