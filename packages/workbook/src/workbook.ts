import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Language } from '@trazo/plan/languages';
import { balanceSheet } from './sheets/balance-sheet.ts';
import { cashSheet } from './sheets/cash-sheet.ts';
import { checksSheet } from './sheets/checks-sheet.ts';
import { incomeSheet } from './sheets/income-sheet.ts';
import { loansSheet } from './sheets/loans-sheet.ts';
import { postingsSheet } from './sheets/postings-sheet.ts';
import { workbookWords } from './words.ts';
import type { Sheet } from './xlsx/sheet.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';

/**
 * A forecast as sheets: its postings as figures, its statements as sums over them, its loans calculated from their terms, and what
 * has to add up. Who changes a posting sees it in every statement.
 */
export function workbookSheets(worked: PlanForecast, language: Language): Sheet[] {
  const source = { worked, words: workbookWords(language) };
  return [
    incomeSheet(source),
    cashSheet(source),
    balanceSheet(source),
    loansSheet(source),
    postingsSheet(source),
    checksSheet(source),
  ].filter((sheet) => sheet !== null);
}

/** The forecast as an XLSX file. */
export const workbookFile = (worked: PlanForecast, language: Language): Promise<Buffer> =>
  writeXlsx(workbookSheets(worked, language), worked.forecast.scale === 1 ? 0 : 2);
