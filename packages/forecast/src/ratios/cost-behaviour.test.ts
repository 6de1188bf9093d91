import { expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import { amountOf } from '../numbers/decimal.ts';
import { FACTS } from '../testing/golden-case.ts';
import { IMAGINARY } from '../testing/imaginary-pack.ts';
import { overhead, units } from '../testing/lines.ts';
import { assume } from '../testing/plan-facts.ts';
import { costsByBehaviour } from './cost-behaviour.ts';

const cost = { per: 'unit', amount: '4', share: '', index: '', vat: 'none', days: 0, stockDays: 0 } as const;

it('a share of sales grows with them as what is sold does, rent does not', () => {
  const worked = forecast(
    assume({
      streams: [units({ vat: 'none', cost })],
      overheads: [
        overhead({ amount: '300' }),
        overhead({ id: 'o2', category: 'other', rhythm: 'percent', share: '10' }),
      ],
    }),
    IMAGINARY,
    FACTS,
  );
  const amount = (grains: number) => Number(amountOf(grains, worked.scale));
  const { variable, fixed } = costsByBehaviour(worked, 1);
  // 1,200 units at 10: 4 of each, and a tenth of 12,000.
  expect(amount(variable)).toBe(4_800 + 1_200);
  expect(amount(fixed)).toBe(3_600);
  // Half of the revenue is left for the 3,600.
  expect(amount(worked.ratios.years[0]?.breakEvenRevenue ?? 0)).toBe(7_200);
});
