import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { memoizeAsync } from '../memoize-async.ts';
import { scriptHashes } from './security-headers.ts';

/** What the build writes where the public address belongs (apps/web/src/shared/site/site-url.ts). */
const PUBLIC_ORIGIN = /https:\/\/public-address\.invalid/g;
const QUALITY = 9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** One page as it is sent: compressed when first asked for, and kept so. */
export class PageText {
  readonly html: string;
  readonly etag: string;
  /** What its content security policy lets run. */
  readonly scripts: readonly string[];
  /** The page compressed, or as it is. */
  readonly in: (encoding: PageEncoding) => Promise<Buffer>;

  constructor(written: string, publicUrl: string) {
    this.html = written.replace(PUBLIC_ORIGIN, () => publicUrl);
    this.etag = `W/"${createHash('sha256').update(this.html).digest('base64url').slice(0, 22)}"`;
    this.scripts = scriptHashes(this.html);
    this.in = memoizeAsync((encoding) => encode(Buffer.from(this.html), encoding));
  }
}

async function encode(text: Buffer, encoding: PageEncoding): Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return zip(text, { level: QUALITY });
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  });
}
