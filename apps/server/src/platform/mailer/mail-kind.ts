import type { z } from 'zod';
import type { MailName } from './mail-texts.ts';

/** What a mail says beside its messages, by name. */
export type MailValues = Readonly<Record<string, string>>;

/** A kind of mail, declared by the module that sends it. Its messages are in `messages/<lang>/mails.json`. */
export interface MailKind<Name extends MailName = MailName, Data extends MailValues = MailValues> {
  readonly name: Name;
  readonly data: z.ZodType<Data>;
}

export const mailKind = <Name extends MailName, Data extends MailValues>(
  name: Name,
  data: z.ZodType<Data>,
): MailKind<Name, Data> => ({ name, data });

/** What the modules contribute: a mail that has messages and is declared by no module does not compile. */
export type MailKinds = { readonly [Name in MailName]: MailKind<Name> };
