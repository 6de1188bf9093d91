import { z } from 'zod';
import { linklessName, linklessText } from './linkless-text.ts';

/** What people write reaches a mail only by these two: no address in it becomes a link. */
export const personName = z.string().transform(linklessName);
export const longText = z.string().transform(linklessText);

/** Amounts, dates and the like, already written in the mail's language. */
export const text = z.string();

/** A page of the application, from the root. */
export const page = z.templateLiteral(['/', z.string()]);

/** The token that stops mails of a kind: they link to what it does, and mail programs offer it by themselves (RFC 8058). */
export const unsubscribing = { unsubscribe: z.string() };

/** Who sends something, and where an answer goes. */
export const sender = { senderName: personName, senderEmail: z.string() };

/** The sender's address where the name is none that may be shown. */
export const withSenderName = <Values extends { senderName: string; senderEmail: string }>(
  values: Values,
): Values => ({ ...values, senderName: values.senderName || values.senderEmail });
