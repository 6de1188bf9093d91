import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Explained, Forecast } from '../forecast.ts';
import { questionsUnanswered } from './answers.ts';
import { capitalLost, cashRunsOut, usesNotCovered } from './cash.ts';
import type { Check, Doubt } from './doubt.ts';
import { borrowsWithoutRate, coverIsThin, loanOutlivesThings, ownShareIsLow } from './loans.ts';
import { founderIsNowhere, ownerLivesOnNothing, payIsBelowMinimum, worksUnpaid } from './people.ts';
import { growthIsSteep, isSoldAtLoss, marginIsHigh, sellsWithoutRamp, unitCostIsMissing } from './sales.ts';
import { chargesTaxNeedlessly } from './small-business.ts';

/** What a bank looks at, in the order it is shown. */
const CHECKS: readonly Check[] = [
  cashRunsOut,
  usesNotCovered,
  borrowsWithoutRate,
  coverIsThin,
  capitalLost,
  unitCostIsMissing,
  isSoldAtLoss,
  payIsBelowMinimum,
  ownerLivesOnNothing,
  ownShareIsLow,
  loanOutlivesThings,
  worksUnpaid,
  founderIsNowhere,
  marginIsHigh,
  growthIsSteep,
  sellsWithoutRamp,
  chargesTaxNeedlessly,
  questionsUnanswered,
];

/** Whether there is a business to look at: something is sold, and it costs something. */
const isTelling = ({ income }: Pick<Forecast, 'income'>): boolean =>
  income.revenue.years.some((amount) => amount > 0) &&
  [income.directCosts, income.directStaff, income.staff, income.overheads].some(({ years }) =>
    years.some((amount) => amount > 0),
  );

/** What a bank would ask about the figures; nothing while they are not complete. */
export const doubtsOf = (explained: Explained): readonly Doubt[] =>
  explained.forecast.state === 'complete' && isTelling(explained.forecast)
    ? CHECKS.flatMap((check) => check(explained))
    : [];

type Dismissal = Assumptions['dismissed'][number];

/** The words a user has dismissed a doubt with; undefined where they have not, or it goes further by more than a tenth since. */
export const dismissalOf = (dismissed: readonly Dismissal[], doubt: Doubt): Dismissal | undefined =>
  dismissed.find(
    ({ check, about, size }) =>
      check === doubt.check && about === doubt.about && 10 * doubt.size <= 11 * Number(size),
  );
