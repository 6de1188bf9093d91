import { BackupError } from './backup-error.ts';

/** A backup is a row of frames: kind, length, content. */
const KINDS = { json: 1, bytes: 2 } as const;
const HEAD = 5;
const LONGEST_FRAME = 64 * 1024 ** 2;

export type Frame =
  | { readonly kind: 'json'; readonly value: unknown; readonly whole: Buffer }
  | { readonly kind: 'bytes'; readonly bytes: Buffer; readonly whole: Buffer };

export const jsonFrame = (value: unknown): Buffer => frame(KINDS.json, Buffer.from(JSON.stringify(value)));
export const bytesFrame = (bytes: Buffer): Buffer => frame(KINDS.bytes, bytes);

function frame(kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(kind, 0);
  head.writeUInt32BE(content.byteLength, 1);
  return Buffer.concat([head, content]);
}

export async function* readFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = held.byteLength === 0 ? chunk : Buffer.concat([held, chunk]);
    for (let length = wholeFrame(held); length !== undefined; length = wholeFrame(held)) {
      yield parsed(held.subarray(0, length));
      held = held.subarray(length);
    }
  }
  if (held.byteLength > 0) throw new BackupError('it ends in the middle of a frame');
}

/** Undefined while it has not all come. */
function wholeFrame(held: Buffer): number | undefined {
  if (held.byteLength < HEAD) return undefined;
  const length = held.readUInt32BE(1);
  if (length > LONGEST_FRAME) throw new BackupError('a frame is longer than any we write');
  return held.byteLength < HEAD + length ? undefined : HEAD + length;
}

/** `whole`: as it is in the file, for the seal. */
function parsed(whole: Buffer): Frame {
  const content = whole.subarray(HEAD);
  switch (whole.readUInt8(0)) {
    case KINDS.json:
      return { kind: 'json', value: jsonOf(content.toString()), whole };
    case KINDS.bytes:
      return { kind: 'bytes', bytes: content, whole };
    default:
      throw new BackupError('a frame is of a kind we do not write');
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BackupError('a frame holds something else than it says', { cause: error });
  }
}
