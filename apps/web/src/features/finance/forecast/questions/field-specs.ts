import type { FieldLabel, ForecastWords } from '../forecast-words.ts';

/** A value of a choice; numbers stand in the plan as numbers. */
export type ChoiceValue = string | number;

/** One control; `key` is its path inside the item, or inside the assumptions. */
export type FieldSpec = {
  readonly key: string;
  readonly label: FieldLabel;
  readonly year?: number;
  /** Few need it: it stands folded below the others. */
  readonly isDetail?: true;
  /** What a blank means. */
  readonly blank?: 'asPrice' | 'usualValue';
} & (
  | {
      readonly kind:
        | 'text'
        | 'month'
        | 'check'
        | 'investment'
        | 'season'
        | 'days'
        | 'terms'
        | 'vat'
        | 'ramp'
        | 'months';
    }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly isPercent?: true;
      /** Of each month: it may be typed by the day or the week. */
      readonly isMonthly?: true;
      /** Money before tax: it may be typed with it. */
      readonly isNet?: true;
      /** Kept as text, but without a fraction. */
      readonly isWhole?: boolean;
    }
  | {
      readonly kind: 'whole';
      readonly min: number;
      readonly max: number;
      readonly orBlank?: boolean;
      /** A month of the forecast by its number. */
      readonly isMonth?: true;
    }
  | {
      readonly kind: 'choice';
      readonly options: keyof ForecastWords['options'];
      readonly values: readonly ChoiceValue[];
      /** All of them are to be seen at once. */
      readonly isOpen?: true;
    }
);

/** Whether two controls ask the same: each rendering of a question makes its specs again. */
export const isSameSpec = (a: FieldSpec, b: FieldSpec): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

const MOST = 1_000_000_000;
export const text = (key: string, label: FieldLabel): FieldSpec => ({ kind: 'text', key, label });
export const money = (
  key: string,
  label: FieldLabel,
  more: Partial<Pick<FieldSpec, 'year' | 'blank'>> = {},
): FieldSpec => ({
  kind: 'number',
  key,
  label,
  min: 0,
  max: MOST,
  ...more,
});
/** How much a month. */
export const monthly = (key: string, label: FieldLabel): FieldSpec => ({
  kind: 'number',
  key,
  label,
  min: 0,
  max: MOST,
  isMonthly: true,
});
/** A price without tax, beside the rate of its line. */
export const net = (
  key: string,
  label: FieldLabel,
  more: Partial<Pick<FieldSpec, 'blank'>> = {},
): FieldSpec => ({ kind: 'number', key, label, min: 0, max: MOST, isNet: true, ...more });
export const signed = (key: string, label: FieldLabel): FieldSpec => ({
  kind: 'number',
  key,
  label,
  min: -MOST,
  max: MOST,
});
export const percent = (key: string, label: FieldLabel, year?: number): FieldSpec => ({
  kind: 'number',
  isPercent: true,
  key,
  label,
  min: 0,
  max: 100,
  ...(year !== undefined && { year }),
});
export const growth = (key: string, label: FieldLabel, year?: number): FieldSpec => ({
  kind: 'number',
  isPercent: true,
  key,
  label,
  min: -100,
  max: 1000,
  ...(year !== undefined && { year }),
});
export const whole = (key: string, label: FieldLabel, min: number, max: number): FieldSpec => ({
  kind: 'whole',
  key,
  label,
  min,
  max,
});
export const orBlank = (key: string, label: FieldLabel, min: number, max: number): FieldSpec => ({
  kind: 'whole',
  key,
  label,
  min,
  max,
  orBlank: true,
});
export const check = (key: string, label: FieldLabel): FieldSpec => ({ kind: 'check', key, label });
export const choice = (
  key: string,
  label: FieldLabel,
  options: keyof ForecastWords['options'],
  values: readonly ChoiceValue[],
): FieldSpec => ({ kind: 'choice', key, label, options, values });

/** The same field, folded below those that most need. */
export const detail = (spec: FieldSpec): FieldSpec => ({ ...spec, isDetail: true });

/** A month of the forecast; it may be typed by its name. */
export const monthIn = (
  key: string,
  label: FieldLabel,
  min: number,
  more: { readonly orBlank?: true } = {},
): FieldSpec => ({
  kind: 'whole',
  key,
  label,
  min,
  max: 60,
  isMonth: true,
  ...more,
});

export const VAT: FieldSpec = { kind: 'vat', key: 'vat', label: 'vat' };
export const FROM = monthIn('from', 'from', 1);
export const UNTIL = detail(monthIn('until', 'until', 0, { orBlank: true }));
export const MONTH = detail(monthIn('month', 'month', 0));
export const RAMP = whole('rampMonths', 'rampMonths', 0, 60);
/** The rise of a sales line as a curve, beside the fields that say it in numbers. */
export const CURVE: FieldSpec = { kind: 'ramp', key: 'curve', label: 'rampMonths', isDetail: true };
export const SHARES = [percent('first', 'firstShare'), percent('normal', 'normalShare'), RAMP, CURVE];
export const YEARS = [1, 2, 3, 4, 5];
export const LATER = [2, 3, 4, 5];
