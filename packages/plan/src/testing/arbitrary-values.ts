import fc, { type Arbitrary } from 'fast-check';
import type { CalendarDate } from '../fields.ts';
import type { Image } from '../images.ts';
import { AMOUNT_DIGITS, type Amount } from '../money.ts';

/** What people paste: other scripts, pictures in letters, markup of three languages, invisible characters. */
export const AWKWARD_TEXTS = [
  'Panadería «El Alba» – Ñandú & Cía.',
  '👩‍🚀 despegue 🚀 🇪🇸',
  'مرحبا بالعالم — שלום עולם',
  'mixed العربية inside 42 and \u202Eoverride\u202C',
  '#import "secret.typ": * #eval("1+1") #read("/etc/passwd")',
  '*bold* _it_ `raw` $x^2$ @ref <label> \\ = heading',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '{{name}} %s %n __proto__ constructor',
  'zero\u200Bwidth\u200D\u2060\uFEFF\u00ADhyphen',
  '株式会社トラソ 业务计划 사업 계획',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'https://example.com/a-very-long-address/without/any/space/that/could/break/the/line?x=1&y=2',
  'Ωμέγα Кириллица ₹ ₽ ₿ ∑ ½ № ſt ﬁ',
  'e\u0301\u0323\u0308 Z\u0351\u036Ba\u0363\u0350l\u0343g\u0334o',
  'line one\nline two\n\n- three\ttab',
  '   ',
];

/** A text within a limit of characters, often an awkward one; always well-formed. */
export const arbitraryText = (limit: number): Arbitrary<string> =>
  fc
    .oneof(
      fc.constant(''),
      fc.constantFrom(...AWKWARD_TEXTS),
      fc.string({ unit: 'grapheme', maxLength: Math.min(limit, 60) }),
      fc.array(fc.constantFrom(...AWKWARD_TEXTS), { maxLength: 4 }).map((texts) => texts.join('\n')),
    )
    .map((text) => text.slice(0, limit).toWellFormed());

/** An amount the domain allows: blank, or up to 30 digits before the point and 8 after. */
export const arbitraryAmount = (): Arbitrary<Amount> =>
  fc.oneof(
    fc.constantFrom<Amount>('', '0', '0.01', '-1234.5', '0.10000000', '9'.repeat(AMOUNT_DIGITS.integer)),
    fc
      .record({
        negative: fc.boolean(),
        whole: fc.bigInt({ min: 0n, max: 10n ** BigInt(AMOUNT_DIGITS.integer) - 1n }),
        fraction: fc.stringMatching(/^(?:\d{1,8})?$/),
      })
      .map(({ negative, whole, fraction }) => {
        const size = fraction === '' ? `${whole}` : `${whole}.${fraction}`;
        return negative && /[1-9]/.test(size) ? `-${size}` : size;
      }),
  );

export const arbitraryDate = (): Arbitrary<CalendarDate> =>
  fc.oneof(
    fc.constantFrom('', '2028-02-29'),
    fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );

/** A real PNG of one pixel. */
export const TINY_PNG: Image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture inside the content (one that can be decoded), or none. */
export const arbitraryPicture = (): Arbitrary<Image> => fc.constantFrom('', TINY_PNG);

/** A picture stored apart, as well. */
export const arbitraryStoredPicture = (): Arbitrary<Image> =>
  fc.oneof(
    arbitraryPicture(),
    fc.stringMatching(/^[0-9a-f]{64}$/).map((hash) => `image:${hash}`),
  );

/** Ids unlike each other only by a little, so that mix-ups show. */
export const arbitraryId = (): Arbitrary<string> =>
  fc.oneof(fc.uuid(), fc.constantFrom('item-1', 'item-2', 'item-3', 'a', '__proto__', '日本'));
