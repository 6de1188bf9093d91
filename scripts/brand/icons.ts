import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const PUBLIC = new URL('../../apps/web/public/', import.meta.url);
const INK = '#1d1b17';

const source = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
/** Launchers cut their own shape out of these: ink to the edges, the letter within the part that is always left. */
const shapes = source.replace(/^<svg[^>]*>|<title>.*?<\/title>|<rect[^>]*\/>|<\/svg>\s*$/g, '');
const bleeding = (scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${INK}"/><g transform="translate(32 32) scale(${scale}) translate(-33 -34)">${shapes}</g></svg>`;

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Every icon the head and the web manifest name, from `icon.svg`. */
export async function drawIcons(): Promise<void> {
  const icons = {
    'icons/icon-192.png': await png(source, 192),
    'icons/icon-512.png': await png(source, 512),
    'icons/maskable-512.png': await png(bleeding(0.72), 512),
    'icons/apple-touch-icon.png': await png(bleeding(0.86), 180),
    'favicon.ico': ico(await png(source, 32), 32),
  };
  for (const [path, bytes] of Object.entries(icons)) writeFileSync(new URL(path, PUBLIC), bytes);
}

/** An icon file with one picture in it. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, picture]);
}
