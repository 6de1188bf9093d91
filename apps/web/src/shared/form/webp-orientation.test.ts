import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { takeOrientation } from './webp-orientation.ts';

const TURNED = new Uint8Array(readFileSync(`${import.meta.dirname}/testing/turned-by-exif.webp`));

it('reads how a WebP picture is turned, and leaves it as if it were not', async () => {
  const { orientation, unturned } = takeOrientation(TURNED);
  expect(orientation).toBe(6);
  const { width, height, autoOrient } = await sharp(unturned).metadata();
  expect(autoOrient).toEqual({ width, height });
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])('reads orientation %i', async (orientation) => {
  const picture = sharp({ create: { width: 4, height: 2, channels: 3, background: '#802010' } });
  const file = await picture.webp().withMetadata({ orientation }).toBuffer();
  expect(takeOrientation(new Uint8Array(file)).orientation).toBe(orientation);
});

it('takes notes that are cut or nonsense for none', () => {
  const at = Buffer.from(TURNED).indexOf('EXIF') + 8;
  for (const value of [0, 0xff]) {
    const broken = TURNED.slice();
    broken.fill(value, at + 10);
    expect(takeOrientation(broken).orientation).toBe(1);
  }
  expect(takeOrientation(TURNED.slice(0, 20)).orientation).toBe(1);
});
