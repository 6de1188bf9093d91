import type { Grant, Loan } from '@trazo/plan/finance/assumptions/funding';
import { fiscalYear, monthsOfYear } from '../frame.ts';
import type { Account } from '../ledger/accounts.ts';
import { MILLION, ppm, scaled } from '../numbers/fraction.ts';
import type { Operand } from './figure.ts';
import { type Context, cents, money, named, number, opened, type PostedMonth, percent } from './operands.ts';

function loanOperands({ forecast }: Context, loan: Loan, posted: PostedMonth): Operand[] {
  const { debit, credit, origin, month } = posted;
  const payout = loan.payouts.find((each) => each.month === month);
  if (credit === 'bankLoans' && debit !== 'accruedInterest') {
    return payout === undefined ? [] : [named('+', 'payout', cents(scaled(payout.amount, 2)))];
  }
  if (origin.cash === 'loanCosts') {
    const guarantee = payout === loan.payouts[0] ? scaled(loan.guaranteeCost, 2) : 0;
    const fee = ppm(loan.fee);
    return [
      ...(fee === 0
        ? []
        : [named('+', 'payout', cents(scaled(payout?.amount ?? '', 2))), named('×', 'fee', percent(fee))]),
      ...(guarantee === 0 ? [] : [named('+', 'guarantee', cents(guarantee))]),
    ];
  }
  const rows = forecast.loans.find((each) => each.loan.id === loan.id)?.instalments ?? [];
  const index = rows.findIndex((row) => row.month >= month);
  const row = rows[index];
  if (row === undefined) return [];
  if (debit === 'interest') {
    const interest = opened(
      '+',
      { kind: 'instalment', loan: loan.id, index, column: 'interest' },
      cents(row.interest),
    );
    return loan.rhythm === 1
      ? [interest]
      : [interest, named('÷', 'monthsOfYear', number(String(loan.rhythm)))];
  }
  const column = debit === 'bankLoans' ? 'principal' : credit === 'bankLoans' ? 'capitalised' : 'interest';
  return [opened('+', { kind: 'instalment', loan: loan.id, index, column }, cents(row[column]))];
}

function grantOperands(context: Context, grant: Grant, { debit, credit, grains }: PostedMonth): Operand[] {
  const total = context.frame.grains(grant.amount);
  const amount = named('+', 'amount', money(context, total));
  if (debit !== 'deferredGrants' || credit !== 'otherIncome' || total === 0) return [amount];
  return [amount, named('×', 'writtenOff', percent(Math.round((grains / total) * MILLION)))];
}

/** A typed year of grants, bad debts, depreciation, amortisation or interest: a twelfth of what it differs by. */
function pinOperands(context: Context, { debit, credit, origin, month, grains }: PostedMonth): Operand[] {
  const { ledger } = context.forecast;
  const year = fiscalYear(month);
  const typed = context.pins.of(origin.id, year);
  if (typed === undefined) return [];
  const [first, last] = monthsOfYear(year);
  let difference = 0;
  for (const posting of ledger.postings) {
    if (posting.debit !== debit || posting.credit !== credit || posting.origin !== origin) continue;
    for (let each = first; each <= last; each += 1) difference += posting.months[each] ?? 0;
  }
  const share = difference === 0 ? 0 : Math.round((grains / difference) * MILLION);
  return [
    {
      operator: '+',
      value: money(context, difference),
      inner: [
        named('+', 'typedYear', money(context, typed)),
        named('−', 'otherPostings', money(context, typed - difference)),
      ],
    },
    named('×', 'shareOfYear', percent(share)),
  ];
}

/** Loans, own money, grants, opening balances and figures typed over computed ones. */
export function fundingOperands(context: Context, posted: PostedMonth): Operand[] | undefined {
  const { kind, id } = posted.origin;
  const { loans, grants, contributions } = context.assumptions;
  const loan = kind === 'loan' || kind === 'opening' ? loans.find((each) => each.id === id) : undefined;
  if (loan !== undefined) return loanOperands(context, loan, posted);
  const grant = kind === 'grant' ? grants.find((each) => each.id === id) : undefined;
  if (grant !== undefined) return grantOperands(context, grant, posted);
  const contribution = kind === 'contribution' ? contributions.find((each) => each.id === id) : undefined;
  if (contribution !== undefined) {
    const lent = named('+', 'amount', money(context, context.frame.grains(contribution.amount)));
    return posted.debit === 'interest'
      ? [
          lent,
          named('×', 'interestRate', percent(ppm(contribution.rate))),
          named('÷', 'monthsOfYear', number('12')),
        ]
      : [lent];
  }
  if (kind === 'pin') return pinOperands(context, posted);
  if (kind === 'opening') return openingOperands(context, posted);
  return undefined;
}

/** What the firm owned and owed: in one sum, or in equal parts over the months it is collected in. */
function openingOperands(context: Context, { debit, credit, grains, origin }: PostedMonth): Operand[] {
  const { opening } = context.assumptions;
  if (opening === null) return [];
  const { receivables, payables, socialOwed, taxOwed } = opening;
  const owed: Partial<Record<Account, string>> = { receivables, payables, socialOwed, taxOwed };
  if (origin.id === 'fixedAssets') {
    return [
      named('+', 'cost', { measure: 'money', text: opening.fixedAssets || '0' }),
      named('÷', 'life', { measure: 'months', text: String(opening.fixedLife) }),
    ];
  }
  const collected = credit === 'bank' ? debit : credit;
  const total = context.frame.grains(owed[collected] ?? '');
  if (debit === 'retained' || credit === 'retained' || total === 0) {
    return [named('+', 'amount', money(context, grains))];
  }
  return [
    named('+', 'amount', money(context, total)),
    named('×', 'paidShare', percent(Math.round((grains / total) * MILLION))),
  ];
}
