import type { Source } from '@trazo/forecast/explain/explanation';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { QuestionId } from '../forecast-words.ts';

const PREMISES: readonly string[] = ['rent', 'energy', 'maintenance'];

function overheadQuestion({ overheads }: Assumptions, id: string): QuestionId | undefined {
  const overhead = overheads.find((each) => each.id === id);
  if (overhead === undefined || overhead.rhythm === 'annual') return undefined;
  if (overhead.rhythm === 'once') return 'setUp';
  if (PREMISES.includes(overhead.category)) return 'premises';
  return overhead.category === 'marketing' ? 'marketing' : 'running';
}

/** The question whose answer a posting goes back to; undefined for what was typed into the grid. */
export function questionOf(assumptions: Assumptions, { kind, id }: Source): QuestionId | undefined {
  switch (kind) {
    case 'stream':
      return assumptions.streams.some((each) => each.id === id && each.kind !== 'annual')
        ? 'volume'
        : undefined;
    case 'consumption':
      return 'unitCosts';
    case 'purchases':
      return 'stock';
    case 'person':
      return 'wages';
    case 'overhead':
      return overheadQuestion(assumptions, id);
    case 'investment':
    case 'inKind':
      return assumptions.investments.find((each) => each.id === id)?.kind === 'deposit'
        ? 'deposits'
        : 'investments';
    case 'contribution':
      return assumptions.contributions.find((each) => each.id === id)?.kind === 'partnerLoan'
        ? 'partnerLoans'
        : 'ownMoney';
    case 'loan':
      return assumptions.loans.find((each) => each.id === id)?.running === true ? 'runningLoans' : 'loans';
    case 'grant':
      return 'grants';
    case 'owner':
      return 'owner';
    case 'opening':
      return assumptions.loans.some((each) => each.id === id) ? 'runningLoans' : 'opening';
    case 'computed':
      return computedQuestion(id);
    default:
      return undefined;
  }
}

function computedQuestion(id: string): QuestionId {
  if (id === 'vat') return 'vat';
  if (id === 'creditLine') return 'credit';
  return id === 'incomeTax' || id === 'reserves' ? 'taxedAs' : 'owner';
}
