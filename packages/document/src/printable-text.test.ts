import { isBlank } from '@trazo/plan/fields';
import { FONT_NAMES } from '@trazo/plan/theme/fonts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printableText, REPLACEMENT } from './printable-text.ts';

const print = printableText('Lato');

describe('what cannot be seen goes', () => {
  test.each([
    ['lone surrogate', 'a\ud800b', `a${REPLACEMENT}b`],
    ['controls', 'a\u0000\u0007\u001bb', 'ab'],
    ['zero-width blanks', 'a\u200b\ufeff\u2060b', 'ab'],
    ['a joiner between Latin letters', 'a\u200db', 'ab'],
    ['directions that are never closed', 'a\u202eb\u2066c', 'abc'],
    ['private characters', 'a\ue000b', 'ab'],
    ['tabs and line separators', 'a\t\u2028b', 'a b'],
    ['blanks at the ends', '  a  ', 'a'],
    ['nothing but these', '\u200b\u0000 \u3000', ''],
  ])('%s', (_, typed, printed) => {
    expect(print(typed)).toBe(printed);
  });
});

test('letters that were joined for an old character set are letters again', () => {
  expect(print('ﬁn oﬃce ﬀ ﬅ')).toBe('fin office ff st');
});

test('what a family has in its regular style alone is not shown: bold or in italics it would be nothing', () => {
  expect(printableText('Poppins')('⃀ 5')).toBe(`${REPLACEMENT} 5`);
  expect(printableText('PT')('⃀ 5')).toBe('⃀ 5');
});

describe('what can be seen stays', () => {
  test.each([
    'Señor Müller, Ångström & Œuvre – “50 %”',
    '$ € £ ¥ R$ Fr ₹ ₽ ₿',
    'Ελληνικά, Кириллица, Tiếng Việt',
    'مرحبا بالعالم',
    'שלום עולם',
    'नमस्ते दुनिया',
    'สวัสดีชาวโลก',
    '会社の計画、カタカナ',
    '商业计划书',
    '사업 계획서',
    'ბიზნეს გეგმა',
    'Հայերեն պլան',
    'አማርኛ',
    'ব্যবসা পরিকল্পনা',
    'வணிகத் திட்டம்',
    'వ్యాపార ప్రణాళిక',
    'ශ්‍රී ලංකා',
    'ਕਾਰੋਬਾਰ ਯੋਜਨਾ',
    'વ્યવસાય યોજના',
    'ផែនការអាជីវកម្ម ៛',
    'ແຜນທຸລະກິດ',
    'စီးပွားရေးအစီအစဉ်',
    '∑ ≤ ∞ → ★ ✓',
    '👍🏽 👩‍👩‍👧‍👦 🇪🇸 ☕',
    '#import "x" \\ $a$ @label <b> *_`~',
  ])('%s', (text) => {
    for (const font of FONT_NAMES) expect(printableText(font)(text)).toBe(text.normalize('NFC'));
  });
});

test('a composed letter is one character', () => {
  expect(print('e\u0301')).toBe('é');
});

test('letters that were joined somewhere else are letters again', () => {
  expect(print('e\ufb03cient \ufb01nance')).toBe('efficient finance');
});

test('an accent no font has for its letter is dropped, not the letter', () => {
  expect(print('世\u0301')).not.toContain('\u0301');
});

test('a character no font has leaves a visible sign', () => {
  expect(print('a\u{12000}b')).toBe(`a${REPLACEMENT}b`);
});

test('what is a blank in a plan prints as nothing, and nothing else does', () => {
  const invisible = fc.constantFrom(
    ...'\ufe0f\u3164\u115f\u034f\u0301\ue000\u0378\u2800\u200d\u00ad\ufffc \n',
  );
  const unit = fc.oneof({ weight: 3, arbitrary: invisible }, fc.string({ unit: 'binary', maxLength: 1 }));
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 4 }), (characters) => {
      const text = characters.join('');
      expect(print(text) === '').toBe(isBlank(text));
    }),
    { numRuns: 500 },
  );
});
