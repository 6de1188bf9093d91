import { afterEach, expect, it, vi } from 'vitest';
import { decodePicture, PICTURE_FILE_LIMIT, pictureErrorOf } from './picture-file.ts';

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

it.each([
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['a WebP', new Blob(['RIFF\n\0\0\0WEBPVP8 '])],
])('takes %s', async (_name, file) => {
  expect(await pictureErrorOf(file)).toBeUndefined();
});

it.each([
  ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg">'], { type: 'image/png' })],
  ['a renamed program', bytes(0x4d, 0x5a, 0x90, 0x00)],
  ['an empty file', new Blob([])],
])('refuses %s', async (_name, file) => {
  expect(await pictureErrorOf(file)).toBe('type');
});

it('refuses more than 40 MB without reading it', async () => {
  expect(await pictureErrorOf(new Blob([new Uint8Array(PICTURE_FILE_LIMIT + 1)]))).toBe('tooLarge');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

it.each([
  ['a PNG', PNG, 'logo.png', 'image/png', 'image/png'],
  ['a PNG that is called JPEG', PNG, 'logo.jpg', 'image/jpeg', 'image/png'],
  ['a PNG without an extension', PNG, 'logo', '', 'image/png'],
  ['a JPEG that is called PNG', [0xff, 0xd8, 0xff], 'photo.png', 'image/png', 'image/jpeg'],
])('keeps what may be transparent so: %s', async (_name, head, name, type, kept) => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2, height: 2, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined });
      convertToBlob = async (options: BlobPropertyBag) => new Blob([], options);
    },
  );
  const picture = await decodePicture(new File([new Uint8Array(head)], name, { type }));
  expect(picture?.type).toBe(kept);
});
