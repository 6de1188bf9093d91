import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  approximateAmount,
  calendarDate,
  isBlank,
  itemId,
  LIST_LIMITS,
  longText,
  shortText,
  uniqueById,
} from './fields.ts';
import { hardLimit } from './list-limits.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('own funds and share capital', () => {
  it.each(['', '3000', '< 3.000 €', '> 3,000.50 $', 'R$ 100', '100 Fr', '£1 ¥2 ₹3 ₽4 ₿5', '1\u00A0000 €'])(
    'may be %j',
    (text) => {
      expect(accepts(approximateAmount, text)).toBe(true);
    },
  );

  it.each(['3k', 'about 3', '10%', '-5', 'R', 'F', 'r$', '<script>', '3 EUR', '1'.repeat(61)])(
    'may not be %j',
    (text) => {
      expect(accepts(approximateAmount, text)).toBe(false);
    },
  );

  it('refuses millions of characters at once', () => {
    expect(accepts(approximateAmount, `${'1'.repeat(39_000_000)}x`)).toBe(false);
  });
});

describe('a calendar day', () => {
  it.each(['', '2026-11-21', '2028-02-29'])('may be %j', (text) => {
    expect(accepts(calendarDate, text)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '21/11/2026', '2026-1-1', '2026-11-21T00:00:00Z', ' '])(
    'may not be %j',
    (text) => {
      expect(accepts(calendarDate, text)).toBe(false);
    },
  );
});

describe('texts, ids and lists', () => {
  it('have limits', () => {
    expect(accepts(shortText, 'x'.repeat(200))).toBe(true);
    expect(accepts(shortText, 'x'.repeat(201))).toBe(false);
    expect(accepts(longText, 'x'.repeat(30_000))).toBe(true);
    expect(accepts(longText, 'x'.repeat(30_001))).toBe(false);
    expect(accepts(itemId, '')).toBe(false);
  });

  it('share no id', () => {
    const items = uniqueById(z.strictObject({ id: itemId }), 'goals');
    expect(accepts(items, [{ id: 'a' }, { id: 'b' }])).toBe(true);
    expect(accepts(items, [{ id: 'a' }, { id: 'a' }])).toBe(false);
  });

  it('are at most twice as many as the form offers', () => {
    const items = uniqueById(z.strictObject({ id: itemId }), 'goals');
    const many = Array.from({ length: hardLimit(LIST_LIMITS.goals) + 1 }, (_, index) => ({
      id: String(index),
    }));
    expect(accepts(items, many.slice(1))).toBe(true);
    expect(accepts(items, many)).toBe(false);
  });
});

describe('a blank', () => {
  it.each(['', ' ', '\n\t\u00A0', '\u200B\u2060\uFEFF', '\u0000'])('is %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each([
    ['that chooses a glyph', '\uFE0F'],
    ['that chooses a glyph of another kind', '\u{E0100}'],
    ['that fills a Korean syllable', '\u3164\u115F'],
    ['that joins graphemes', '\u034F'],
    ['with an accent and no letter', '\u0301'],
    ['of private use', '\uE000'],
    ['that stands for nothing yet', '\u0378'],
    ['of braille without a dot', '\u2800'],
    ['that stands for an object', '\uFFFC'],
    ['that only joins', '\u200D'],
  ])('is a character %s', (_, text) => {
    expect(isBlank(` ${text} `)).toBe(true);
  });

  it.each(['a', '0', ' . ', '🚀', '\u200Bא', 'e\u0301', '\uFE0F©', '\u0600'])('is not %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
