import type { Posting } from '@trazo/forecast/ledger/ledger';
import { cashRowsOf } from '@trazo/forecast/statements/cash-rows';
import { number, type Sheet, text } from '../xlsx/sheet.ts';
import { amount, monthNames, type Source } from './columns.ts';

/** What a posting is about: the name of the line it comes from, if it has one. */
function namesOf({ worked: { assumptions }, words }: Source): (posting: Posting) => string {
  const { people, investments, contributions, loans, grants, streams, overheads } = assumptions;
  const named = new Map<string, string>([
    ...[...streams, ...overheads, ...investments, ...contributions, ...loans, ...grants].map(
      ({ id, name }) => [id, name.trim()] as const,
    ),
    ...people.map(({ id, role }) => [id, role.trim()] as const),
  ]);
  return ({ origin, debit }) => named.get(origin.id) || words.accounts[debit];
}

/** All postings with their months: the only figures of the workbook that are typed. */
export function postingsSheet(source: Source): Sheet {
  const { words, worked } = source;
  const { own, accounts, cashRows } = words;
  const { ledger, cash } = worked.forecast;
  const rows = cashRowsOf(ledger, cash);
  const rowOf = (posting: Posting): string => {
    const name = rows.nameOf(posting);
    return name === undefined ? own.noLine : cashRows[name];
  };
  const nameOf = namesOf(source);
  return {
    name: own.postings,
    widths: [34, 24, 24, 24, 11],
    frozen: { rows: 1, columns: 4 },
    rows: [
      [own.what, own.debit, own.credit, own.cashLine, ...monthNames(source)].map((name) =>
        text(name, 'heading'),
      ),
      ...ledger.postings.map((posting) => [
        text(nameOf(posting)),
        text(accounts[posting.debit]),
        text(accounts[posting.credit]),
        text(rowOf(posting)),
        ...posting.months.map((grains) => number(amount(source, grains), 'typed')),
      ]),
    ],
  };
}
