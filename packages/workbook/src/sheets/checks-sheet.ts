import { must } from '@trazo/plan/must';
import { type Cell, formula, number, quoted, type Sheet, text } from '../xlsx/sheet.ts';
import { accountRow, balanceRow, DIFFERENCE_ROW } from './balance-sheet.ts';
import { closingRow } from './cash-sheet.ts';
import { amount, monthColumn, type Source, yearColumn } from './columns.ts';
import { incomeRow } from './income-sheet.ts';
import { repayments } from './loans-sheet.ts';

/** What has to add up, and what the plan's forecast says of the same: zeros in the last column. */
export function checksSheet(source: Source): Sheet {
  const { words, worked } = source;
  const { own } = words;
  const { income, cash, balance } = worked.forecast;
  const [incomeName, cashName, balanceName] = [quoted(own.income), quoted(own.cash), quoted(own.balance)];
  const [first, last] = [monthColumn(0), monthColumn(60)];
  const differences = `${balanceName}${first}${DIFFERENCE_ROW}:${last}${DIFFERENCE_ROW}`;
  const net = `${incomeName}${yearColumn(1)}${incomeRow('netIncome')}:${yearColumn(5)}${incomeRow('netIncome')}`;
  const closing = closingRow(source);
  const end = must(balance.at(-1), 'a balance sheet for each month');
  const checks: readonly (readonly [name: string, written: string, expected: number])[] = [
    [own.balances, `MAX(${differences})-MIN(${differences})`, 0],
    [own.bank, `${cashName}${last}${closing}-${balanceName}${last}${accountRow('bank')}`, 0],
    [
      own.netIncome,
      `SUM(${net})`,
      amount(
        source,
        income.netIncome.years.reduce((total, each) => total + each, 0),
      ),
    ],
    [
      own.closingCash,
      `${cashName}${last}${closing}`,
      amount(source, must(cash.closing.at(-1), 'a figure for each month')),
    ],
    [own.ownFunds, `${balanceName}${last}${balanceRow('ownFunds')}`, amount(source, end.ownFunds)],
    ...repayments(source).map(
      ({ name, written, total }) => [own.repaid.replace('{{name}}', () => name), written, total] as const,
    ),
  ];
  const rows: Cell[][] = checks.map(([name, written, expected], index) => [
    text(name),
    formula(written, expected),
    number(expected),
    formula(`ROUND(B${index + 2}-C${index + 2},2)`, 0, 'subtotal'),
  ]);
  return {
    name: own.checks,
    widths: [50, 20],
    frozen: { rows: 1, columns: 1 },
    rows: [
      [own.check, own.inWorkbook, own.inPlan, own.difference].map((name) => text(name, 'heading')),
      ...rows,
      [],
      [text(own.note)],
    ],
  };
}
