import { createHash } from 'node:crypto';
import type { Company } from '@trazo/company/company';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { mailHtml } from './mail-html.ts';
import type { MailValues } from './mail-kind.ts';
import type { Attachment, MailOrder } from './mail-order.ts';
import { mailTextsOf } from './mail-texts.ts';
import type { OutgoingMail } from './mail-transport.ts';

type ComposedOrder = Omit<MailOrder, 'account' | 'attachments'> & {
  readonly attachments?: readonly Attachment[];
};

/** Makes of an order what can be sent. */
export type MailComposer = (order: ComposedOrder, cause: string) => OutgoingMail;

/** `publicUrl`: where the application is reached from outside; links begin with it. `company` signs every mail. */
export const createMailComposer =
  (publicUrl: string, company: Company): MailComposer =>
  ({ kind, language, to, data, attachments = [] }, cause) => {
    const values: MailValues = kind.data.parse(data);
    const { page, senderName, senderEmail, unsubscribe } = values;
    const link = page === undefined ? undefined : new URL(page, publicUrl).href;
    const stopLink = unsubscribe && new URL(`/comment-mails/${unsubscribe}`, publicUrl).href;
    const texts = mailTextsOf(kind.name, language, values, company);
    const { subject, title, greeting, text, message, button, note, stop, footer, seller } = texts;
    const action = link && button ? `${button}\n${link}` : '';
    const ending = stopLink === undefined ? '' : `${stop}:\n${stopLink}`;
    const foot = seller === '' ? footer : `${footer}\n${seller}`;
    const paragraphs = [title, message || greeting, text, action, note, ending, `-- \n${foot}`];
    return {
      messageId: messageIdOf(cause, publicUrl),
      kind: kind.name,
      language,
      to,
      ...(senderName !== undefined && { senderName: `${senderName} (${PRODUCT_NAME})` }),
      ...(senderName !== undefined &&
        senderEmail !== undefined && { replyTo: { name: senderName, address: senderEmail } }),
      subject,
      ...(unsubscribe !== undefined && {
        unsubscribe: new URL(`/api/comment-mails/${unsubscribe}/stop`, publicUrl).href,
      }),
      text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
      html: mailHtml(texts, {
        ...{ language, link, stopLink },
        shown: attachments.map(({ contentId }) => contentId),
      }),
      attachments,
    };
  };

/** The same for every attempt at the same cause (RFC 5322 §3.6.4). */
const messageIdOf = (cause: string, publicUrl: string): string =>
  `<${createHash('sha256').update(cause).digest('hex').slice(0, 40)}@${new URL(publicUrl).hostname}>`;
