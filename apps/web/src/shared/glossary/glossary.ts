import type terms from '@trazo/messages/help/es/glossary.json';
import type { Language } from '@trazo/plan/languages';
import { fetchWords } from '../words/fetch-words.ts';

/** A term of finance or law that the form uses and explains. */
export type GlossaryTerm = keyof typeof terms;

type Glossary = Readonly<Record<GlossaryTerm, string>>;

const FILES = import.meta.glob<Glossary>('../../../../../packages/messages/help/*/glossary.json', {
  import: 'default',
});

/** What the terms mean; fetched when the first of them is asked for. */
export const fetchGlossary = (language: Language): Promise<Glossary> =>
  fetchWords(FILES, language, 'glossary');
