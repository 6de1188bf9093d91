import type { Posting } from '@trazo/forecast/ledger/ledger';
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
  const { own, accounts, cashLines } = words;
  const nameOf = namesOf(source);
  return {
    name: own.postings,
    widths: [34, 24, 24, 24, 11],
    frozen: { rows: 1, columns: 4 },
    rows: [
      [own.what, own.debit, own.credit, own.cashLine, ...monthNames(source)].map((name) =>
        text(name, 'heading'),
      ),
      ...worked.forecast.ledger.postings.map((posting) => [
        text(nameOf(posting)),
        text(accounts[posting.debit]),
        text(accounts[posting.credit]),
        text(posting.origin.cash === undefined ? own.noLine : cashLines[posting.origin.cash]),
        ...posting.months.map((grains) => number(amount(source, grains), 'typed')),
      ]),
    ],
  };
}
