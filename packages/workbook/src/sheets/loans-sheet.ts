import type { ScheduledLoan } from '@trazo/forecast/drivers/funding';
import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import { type Cell, formula, number, quoted, type Sheet, text } from '../xlsx/sheet.ts';
import type { Source } from './columns.ts';

const COLUMNS = ['opening', 'payout', 'interest', 'capitalised', 'principal', 'payment', 'closing'] as const;

/** Where a loan stands in its sheet: the row of its rate, and of its instalments. */
interface Block {
  readonly scheduled: ScheduledLoan;
  readonly rateRow: number;
  readonly first: number;
  readonly last: number;
}

function blocksOf({ worked }: Source): Block[] {
  let row = 1;
  return worked.forecast.loans
    .filter(({ instalments }) => instalments.length > 0)
    .map((scheduled) => {
      const rateRow = row + 1;
      const first = rateRow + 3;
      const last = first + scheduled.instalments.length - 1;
      row = last + 2;
      return { scheduled, rateRow, first, last };
    });
}

const nameOf = ({ name }: Loan, { words }: Source): string => name.trim() || words.loan;

const inGraceCount = ({ grace, rhythm }: Loan): number => grace.months / rhythm;

/** Interest of the period: on what was owed, and on what was paid out within it from the month after. */
function interestSource({ scheduled: { loan }, rateRow }: Block, row: number, month: number): string {
  const later = loan.payouts
    .slice(1)
    .filter((payout) => payout.month > month - loan.rhythm && payout.month <= month)
    .map((payout) => `+${Number(payout.amount)}*${month - payout.month}`);
  return `ROUND((B${row}*${loan.rhythm}${later.join('')})*$B$${rateRow}/12,2)`;
}

/** The constant instalment, from what is owed when repayment begins. */
function annuitySource({ scheduled, rateRow, first }: Block): string {
  const { loan, instalments } = scheduled;
  const count = instalments.length - inGraceCount(loan);
  const debt = `B${first + inGraceCount(loan)}`;
  const rate = `$B$${rateRow}*${loan.rhythm}/12`;
  return `IF($B$${rateRow}=0,ROUND(${debt}/${count},2),ROUND(${debt}*(${rate})/(1-(1+${rate})^-${count}),2))`;
}

function principalSource(block: Block, index: number): string {
  const { loan, instalments } = block.scheduled;
  const row = block.first + index;
  const waiting = inGraceCount(loan);
  if (index < waiting) return '0';
  if (index === instalments.length - 1) return `B${row}`;
  if (loan.method === 'bullet') return '0';
  if (loan.method === 'annuity') return `MAX(0,MIN(B${row},$B$${block.rateRow + 1}-D${row}))`;
  const count = instalments.length - waiting;
  const cents = `ROUND(B$${block.first + waiting}*100,0)`;
  return `(INT(${cents}/${count})+IF(${index - waiting + 1}<=MOD(${cents},${count}),1,0))/100`;
}

function blockRows(source: Source, block: Block): Cell[][] {
  const { words } = source;
  const { loan, instalments } = block.scheduled;
  const waiting = inGraceCount(loan);
  const constant = instalments[waiting];
  const annuity = constant === undefined ? 0 : constant.interest + constant.principal;
  const isAnnuity = loan.method === 'annuity' && instalments.length - waiting > 1;
  return [
    [text(nameOf(loan, source), 'heading')],
    [text(words.own.rate), number(Number(loan.rate) / 100, 'rate')],
    [
      text(words.schedule.payment),
      ...(isAnnuity ? [formula(annuitySource(block), annuity / 100, 'cents')] : [number(0)]),
    ],
    [words.own.month, ...COLUMNS.map((column) => words.schedule[column])].map((name) =>
      text(name, 'heading'),
    ),
    ...instalments.map((row, index) => {
      const at = block.first + index;
      const money = (written: string, cents: number) => formula(written, cents / 100, 'cents');
      const capitalises = index < waiting && loan.grace.kind === 'capitalised';
      return [
        number(row.month),
        index === 0 ? number(row.opening / 100, 'typedCents') : money(`H${at - 1}`, row.opening),
        number(row.payout / 100, 'typedCents'),
        money(interestSource(block, at, row.month), row.interest),
        money(capitalises ? `D${at}` : '0', row.capitalised),
        money(principalSource(block, index), row.principal),
        money(`D${at}-E${at}+F${at}`, row.interest - row.capitalised + row.principal),
        money(`ROUND(B${at}+C${at}+E${at}-F${at},2)`, row.closing),
      ];
    }),
    [],
  ];
}

/** Each loan calculated from its terms, to its end; null without loans. */
export function loansSheet(source: Source): Sheet | null {
  const blocks = blocksOf(source);
  if (blocks.length === 0) return null;
  return {
    name: source.words.own.loans,
    widths: [30, 14],
    frozen: { rows: 0, columns: 1 },
    rows: blocks.flatMap((block) => blockRows(source, block)),
  };
}

/** What each loan repays in all: in its block, and in the plan. */
export function repayments(source: Source): { name: string; written: string; total: number }[] {
  return blocksOf(source).map(({ scheduled, first, last }) => ({
    name: nameOf(scheduled.loan, source),
    written: `SUM(${quoted(source.words.own.loans)}F${first}:F${last})`,
    total: scheduled.instalments.reduce((total, { principal }) => total + principal, 0) / 100,
  }));
}
