import { describe, expect, it } from 'vitest';
import { IMAGE_DATA_URL_LIMIT, image, isImageReference } from './images.ts';
import { TINY_PNG } from './testing/arbitrary-values.ts';

const jpegOf = (characters: number) => {
  const head = 'data:image/jpeg;base64,';
  return head + 'A'.repeat(characters - head.length);
};

describe('a picture', () => {
  it.each(['', TINY_PNG, `image:${'0a'.repeat(32)}`, 'data:image/webp;base64,UklGRg=='])(
    'may be %j',
    (value) => {
      expect(image.safeParse(value).success).toBe(true);
    },
  );

  it.each([
    'data:image/svg+xml;base64,AAAA',
    'data:image/gif;base64,AAAA',
    'data:image/png;charset=x;base64,AAAA',
    'data:image/png;base64,AA AA',
    'image:abc',
    `image:${'0A'.repeat(32)}`,
    `image:${'0'.repeat(64)}/../x`,
    'https://example.com/a.png',
  ])('may not be %j', (value) => {
    expect(image.safeParse(value).success).toBe(false);
  });

  it('is bounded', () => {
    expect(image.safeParse(jpegOf(IMAGE_DATA_URL_LIMIT)).success).toBe(true);
    expect(image.safeParse(jpegOf(IMAGE_DATA_URL_LIMIT + 1)).success).toBe(false);
  });

  it('is a reference or not', () => {
    expect(isImageReference(`image:${'0'.repeat(64)}`)).toBe(true);
    expect(isImageReference(TINY_PNG)).toBe(false);
  });
});
