import type { Clock } from '../clock.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';

const KEPT = 500;

export interface DeliveredMail extends OutgoingMail {
  readonly sentAt: Date;
}

/** Keeps mails for developers to read, instead of sending them. */
export interface DevelopmentMailbox extends MailTransport {
  /** The newest first. */
  mails(): readonly DeliveredMail[];
}

export function createDevelopmentMailbox(clock: Clock): DevelopmentMailbox {
  const kept: DeliveredMail[] = [];
  return {
    mails: () => [...kept],
    send: async (mail) => {
      kept.unshift({ ...mail, sentAt: clock() });
      kept.length = Math.min(kept.length, KEPT);
    },
    close: async () => undefined,
  };
}
