import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { memoizeAsync } from '../memoize-async.ts';

const QUALITY = 9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that is the same as long as the process runs: compressed when first asked for, and kept so. */
export class FixedText {
  readonly text: string;
  readonly etag: string;
  /** Compressed, or as it is. */
  readonly in: (encoding: Encoding) => Promise<Buffer>;

  constructor(text: string) {
    this.text = text;
    this.etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    this.in = memoizeAsync((encoding) => encode(Buffer.from(text), encoding));
  }
}

/** Sends it as the client takes it; nothing where it has it already. `varies`: what else the choice of it went by. */
export async function sendFixedText(
  fixed: FixedText,
  request: FastifyRequest,
  reply: FastifyReply,
  varies: readonly string[] = [],
): Promise<FastifyReply> {
  reply.header('vary', ['accept-encoding', ...varies].join(', ')).header('etag', fixed.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === fixed.etag) {
    return reply.status(304).send();
  }
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await fixed.in(encoding));
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = new Negotiator({ headers }).encodings(['br', 'gzip', 'identity']);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

async function encode(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return zip(text, { level: QUALITY });
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  });
}
