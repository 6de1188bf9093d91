import { readFileSync } from 'node:fs';
import type { CashRowName } from '@trazo/forecast/statements/cash-rows';
import type financeWords from '@trazo/messages/es/finance.json';
import type explainWords from '@trazo/messages/help/es/explain.json';
import type forecastWords from '@trazo/messages/help/es/forecast.json';
import type workbookWordsFile from '@trazo/messages/help/es/workbook.json';
import type { Language } from '@trazo/plan/languages';
import { programFile } from '@trazo/program-files/program-files';

type Explain = Pick<typeof explainWords, 'income' | 'cash' | 'balance' | 'accounts' | 'schedule'>;

/** What the workbook's sheets, lines and accounts are called. */
export interface WorkbookWords extends Explain {
  readonly own: typeof workbookWordsFile;
  readonly cashRows: Readonly<Record<CashRowName, string>>;
  readonly loan: string;
  readonly before: string;
}

const known = new Map<Language, WorkbookWords>();

function read(language: Language): WorkbookWords {
  const parsed = (name: string) =>
    JSON.parse(readFileSync(programFile(`packages/messages/${name}.json`), 'utf8'));
  const explain: typeof explainWords = parsed(`help/${language}/explain`);
  const forecast: typeof forecastWords = parsed(`help/${language}/forecast`);
  const finance: typeof financeWords = parsed(`${language}/finance`);
  const own: typeof workbookWordsFile = parsed(`help/${language}/workbook`);
  const { income, cash, balance, accounts, schedule } = explain;
  return {
    ...{ income, cash, balance, accounts, schedule },
    own,
    cashRows: { ...forecast.cash, ...forecast.grid.categories },
    loan: forecast.grid.loan,
    before: finance.document.start,
  };
}

export function workbookWords(language: Language): WorkbookWords {
  const words = known.get(language) ?? read(language);
  known.set(language, words);
  return words;
}
