import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/** A secret that only who makes and who restores backups has: `BACKUP_SECRET`. */
export const newBackupSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Proves who made a backup: the encryption key is public, and write access to the place of the backups is soon had. */
export interface Seal {
  /** Everything up to the mark, in the order of the file. */
  add(bytes: Buffer): void;
  mark(): string;
  isMark(given: string): boolean;
}

export function newSeal(secret: string): Seal {
  const read = createHash('sha256');
  const mark = () => createHmac('sha256', secret).update(read.copy().digest()).digest();
  return {
    add: (bytes) => void read.update(bytes),
    mark: () => mark().toString('base64url'),
    isMark: (given) => {
      const [there, right] = [Buffer.from(given, 'base64url'), mark()];
      return there.byteLength === right.byteLength && timingSafeEqual(there, right);
    },
  };
}
