import type { Language } from '@trazo/plan/languages';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { TradeKind } from '@trazo/plan/trade-kinds';
import { fetchWords } from '../../shared/words/fetch-words.ts';

/** What helps to write one text. */
export interface TextHelp {
  /** What a bank's analyst looks for in it. */
  readonly reader: string;
  readonly examples: Readonly<Record<TradeKind, string>>;
}

/** By path without list indices. */
type SectionHelp = Readonly<Record<string, TextHelp>>;

const SECTION_FILES = import.meta.glob<SectionHelp>(
  [
    '../../../../../packages/messages/help/*/*.json',
    '!../../../../../packages/messages/help/*/{forecast,glossary,phrases}.json',
  ],
  { import: 'default' },
);
const PHRASE_FILES = import.meta.glob<readonly string[]>(
  '../../../../../packages/messages/help/*/phrases.json',
  { import: 'default' },
);

/** The help of a section's texts; a file of its own, fetched when help is opened. */
export const fetchSectionHelp = (language: Language, section: SectionId): Promise<SectionHelp> =>
  fetchWords(SECTION_FILES, language, section);

/** Phrases that could stand in any plan and prove nothing. */
export const fetchEmptyPhrases = (language: Language): Promise<readonly string[]> =>
  fetchWords(PHRASE_FILES, language, 'phrases');
