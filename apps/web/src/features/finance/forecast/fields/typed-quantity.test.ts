import type { Rhythm } from '@trazo/plan/finance/assumptions/streams';
import { describe, expect, it } from 'vitest';
import { fromMonth, parseMonthly } from './typed-quantity.ts';

const read = (text: string, language: 'es' | 'en' | 'it' | 'fr' | 'de' = 'es', rhythm: Rhythm = 'month') =>
  parseMonthly(text, { language, rhythm, days: 25 });

describe('how much a month', () => {
  it.each([
    ['3000', 'es', '3000'],
    ['3.000', 'es', '3000'],
    ['=120*25', 'es', '3000'],
    ['120 al día', 'es', '3000'],
    ['120 a day', 'en', '3000'],
    ['120 al giorno', 'it', '3000'],
    ['120 par jour', 'fr', '3000'],
    ['120 pro Tag', 'de', '3000'],
    ['1,5/día', 'es', '37.5'],
    ['30 per week', 'en', '130'],
    ['30 la semana', 'es', undefined],
    ['30 a la semana', 'es', '130'],
    ['3000 im Monat', 'de', '3000'],
    ['=4*30 al día', 'es', '3000'],
    ['', 'es', ''],
    ['muchos', 'es', undefined],
  ] as const)('reads %j in %s', (text, language, month) => expect(read(text, language)).toBe(month));

  it('is by what was chosen beside it, unless the words say otherwise', () => {
    expect(read('120', 'es', 'day')).toBe('3000');
    expect(read('120', 'es', 'week')).toBe('520');
    expect(read('3000 al mes', 'es', 'day')).toBe('3000');
  });

  it('is shown again as it was typed', () => {
    expect(fromMonth('3000', 'day', 25)).toBe('120');
    expect(fromMonth('130', 'week', 25)).toBe('30');
    expect(fromMonth('muchos', 'day', 25)).toBe('muchos');
  });
});
