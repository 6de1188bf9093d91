import { type ChartData, drawnHeights } from '@trazo/charts/chart-data';
import { Decimal, toAmount } from '@trazo/plan/money';
import type { Wording } from '../wording.ts';

/** What all figures of a section's charts are counted in: “901” beside “1,120”, not “901,000” beside “1.12 M”. */
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

/** As few decimals as a small figure beside large ones needs, at most two, so that it does not read as nothing: “0.4”, “0.04”. */
function decimalsOfSmall(figure: Decimal): number {
  const decimals = [1, 2].find((count) => !figure.toDecimalPlaces(count).isZero()) ?? 0;
  return figure.toDecimalPlaces(decimals).abs().lt(SMALL) ? decimals : 0;
}

/** The smallest scale in which the largest figure is short, one for all charts; none has a name for amounts beyond the last one. */
export function chartScale(
  charts: readonly Pick<ChartData, 'series' | 'isStacked'>[],
  { words, format, currency }: Wording,
): ChartScale {
  const largest = Decimal.max(0, ...charts.flatMap(drawnHeights));
  const name = NAMES.find((_, index) => largest.lt(10 ** (3 * index + DIGITS)));
  const unit = words(`finance:document.scale.${name ?? 'units'}`, { currency });
  if (name === undefined) return { unit, figure: format.short };
  const divisor = 10 ** (3 * NAMES.indexOf(name));
  return {
    unit,
    figure: (value) => {
      const counted = new Decimal(value).div(divisor);
      // Counted one by one, whole units say enough.
      const decimals = largest.lt(SMALL) ? 2 : divisor === 1 ? 0 : decimalsOfSmall(counted);
      return format.number(toAmount(counted.toDecimalPlaces(decimals)), decimals);
    },
  };
}
