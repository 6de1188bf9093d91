import type { Explained } from '../forecast.ts';
import type { Figure } from '../ledger/figure.ts';
import { contextOf } from './context.ts';
import type { Explanation } from './explanation.ts';
import {
  explainInstalment,
  explainLoan,
  explainSource,
  explainTotal,
  explainUse,
} from './funding-figures.ts';
import { explainPosting } from './posting-figure.ts';
import { explainRatio } from './ratio-figures.ts';
import {
  explainAccount,
  explainBalance,
  explainCash,
  explainGroup,
  explainIncome,
  explainLine,
} from './statement-figures.ts';
import { explainWhole } from './whole-figures.ts';

/**
 * Where a computed figure comes from: the figures, answers and rules it is worked out from, and the postings it is the sum of.
 * Everything is read off the forecast; sums are exact, products are within the rounding of their posting.
 */
export function explain(explained: Explained, figure: Figure): Explanation {
  const context = contextOf(explained);
  switch (figure.kind) {
    case 'income':
      return explainIncome(context, figure);
    case 'line':
      return explainLine(context, figure);
    case 'group':
      return explainGroup(context, figure);
    case 'cash':
      return explainCash(context, figure);
    case 'balance':
      return explainBalance(context, figure);
    case 'account':
      return explainAccount(context, figure);
    case 'use':
      return explainUse(context, figure);
    case 'source':
      return explainSource(context, figure);
    case 'loan':
      return explainLoan(context, figure);
    case 'total':
      return explainTotal(context, figure);
    case 'ratio':
      return explainRatio(context, figure);
    case 'whole':
      return explainWhole(context, figure);
    case 'instalment':
      return explainInstalment(context, figure);
    case 'posting':
      return explainPosting(context, figure);
  }
}
