import type { Language } from '@trazo/plan/languages';
import type { AccountId } from '../authentication/account.ts';
import type { StoredBytes } from '../byte-store/byte-store.ts';
import type { MailKind, MailValues } from './mail-kind.ts';
import type { MailName } from './mail-texts.ts';

/** Pictures a mail shows among its words: their names there, and the pixels they may take, twice those on the screen. */
export const LOGO = { contentId: 'logo', width: 400, height: 112 } as const;
export const COVER = { contentId: 'cover', width: 480, height: 680 } as const;

export interface Attachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** Of one that is shown in the mail itself (RFC 2392). */
  readonly contentId?: string | undefined;
}

/** One whose bytes lie where they are kept until the mail is sent. */
export interface KeptAttachment extends StoredBytes {
  readonly fileName: string;
  readonly mediaType: string;
}

/** A mail of one kind, as the change that causes it asks for it. */
export interface MailOrder<Data extends MailValues = MailValues> {
  readonly kind: MailKind<MailName, Data>;
  /** What it is about; its owner is not always who reads it. */
  readonly account: AccountId;
  readonly to: string;
  readonly language: Language;
  /** Idempotency key: a second mail of the same kind, to the same address, for the same cause is never sent. */
  readonly causeId: string;
  readonly data: NoInfer<Data>;
  readonly attachments?: readonly (Attachment | KeptAttachment)[];
  /** From when on it is not sent any more: a link in it leads nowhere then. */
  readonly endsAt?: Date;
}
