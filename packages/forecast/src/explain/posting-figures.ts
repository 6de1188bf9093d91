import { fiscalYear } from '../frame.ts';
import type { Posting } from '../ledger/ledger.ts';
import type { Explanation, Figure, Operand, Source } from './figure.ts';
import {
  type Context,
  money,
  monthsOf,
  named,
  opened,
  type PostedMonth,
  percent,
  sumOver,
} from './operands.ts';
import { costOperands } from './posting-costs.ts';
import { fundingOperands } from './posting-funding.ts';
import { salesOperands } from './posting-sales.ts';
import { taxOperands } from './posting-taxes.ts';

type Of<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

/** The line of the grid whose typed year changes a posting, if it is one that years are typed over. */
function pinnedLine({ debit, origin }: Posting): string | undefined {
  const { kind, id, group } = origin;
  if (kind === 'stream') return debit === 'badDebt' ? undefined : `revenues.f:${id}`;
  if (kind === 'consumption') return `directExpenses.f:${id}`;
  if (kind === 'person') {
    if (debit === 'directStaff') return 'directExpenses.f:staff';
    return `otherExpenses.f:${debit === 'social' ? 'social' : 'staff'}`;
  }
  if (kind !== 'overhead') return undefined;
  return debit === 'directCosts' ? `directExpenses.f:${id}` : `otherExpenses.f:${group ?? ''}`;
}

const RESULTS: readonly string[] = [
  'revenue',
  'directCosts',
  'directStaff',
  'staff',
  'social',
  'overheads',
  'variableOverheads',
  'badDebt',
  'deferred',
];

/** A typed year wins: the month is its share of it. */
function typedOperands(context: Context, posted: PostedMonth): Operand[] | undefined {
  const line = pinnedLine(posted);
  const isResult = RESULTS.includes(posted.debit) || RESULTS.includes(posted.credit);
  if (line === undefined || !isResult) return undefined;
  const typed = context.pins.of(line, fiscalYear(posted.month));
  if (typed === undefined) return undefined;
  const value = money(context, typed);
  if (typed === 0) return [named('+', 'typedYear', value)];
  const share = Math.round((posted.grains / typed) * 1_000_000);
  return [named('+', 'typedYear', value), named('×', 'shareOfYear', percent(share))];
}

/** The answers a posting follows from. */
function sourcesOf({ kind, id }: Source): Source[] {
  return [{ kind, id }];
}

/** One posting: its months in a year, or how a month of it is worked out. */
export function explainPosting(context: Context, figure: Of<'posting'>): Explanation {
  const posting = context.forecast.ledger.postings[figure.index];
  if (posting === undefined) return { figure, value: null, formula: [], postings: [], sources: [] };
  const { at, index } = figure;
  const grains = sumOver(posting.months, at);
  const value = money(context, grains);
  const sources = sourcesOf(posting.origin);
  if (!('month' in at)) {
    const [first, last] = monthsOf(at);
    const formula: Operand[] = [];
    for (let month = first; month <= last; month += 1) {
      const amount = posting.months[month] ?? 0;
      if (amount === 0) continue;
      formula.push(opened('+', { kind: 'posting', index, at: { month } }, money(context, amount)));
    }
    return { figure, value, formula, postings: [], sources };
  }
  const posted: PostedMonth = { ...posting, index, month: at.month, grains };
  const formula =
    typedOperands(context, posted) ??
    salesOperands(context, posted) ??
    costOperands(context, posted) ??
    fundingOperands(context, posted) ??
    taxOperands(context, posted) ??
    [];
  return { figure, value, formula, postings: [], sources };
}
