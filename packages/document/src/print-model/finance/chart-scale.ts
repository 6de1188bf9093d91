import type { ChartData } from '@trazo/charts/chart-data';
import { Decimal, toAmount, toDecimal } from '@trazo/plan/money';
import type { Wording } from '../wording.ts';

/** What all figures of a chart are counted in: “901” beside “1,120”, not “901,000” beside “1.12 M”. */
export interface ChartScale {
  /** “in thousands of €” */
  readonly unit: string;
  figure(value: number): string;
}

const NAMES = ['units', 'thousands', 'millions', 'billions'] as const;
/** Digits a figure may have, so that it stands over its bar. */
const DIGITS = 5;
/** Below this, whole units would say too little. */
const SMALL = 10;

/** The smallest scale in which the largest figure is short; none has a name for amounts beyond the last one. */
export function chartScale(
  { series }: Pick<ChartData, 'series'>,
  { words, format, currency }: Wording,
): ChartScale {
  const largest = Decimal.max(
    0,
    ...series.flatMap(({ values }) => values.map((value) => toDecimal(value).abs())),
  );
  const name = NAMES.find((_, index) => largest.lt(10 ** (3 * index + DIGITS)));
  const unit = words(`finance:document.scale.${name ?? 'units'}`, { currency });
  if (name === undefined) return { unit, figure: format.short };
  const divisor = 10 ** (3 * NAMES.indexOf(name));
  const decimals = largest.lt(SMALL) ? 2 : 0;
  return {
    unit,
    figure: (value) =>
      format.number(toAmount(new Decimal(value).div(divisor).toDecimalPlaces(decimals)), decimals),
  };
}
