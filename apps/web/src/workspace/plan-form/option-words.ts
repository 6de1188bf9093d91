import { OPTIONS, type OptionList } from '@trazo/plan/options';
import { useTranslation } from 'react-i18next';
import { hasWordsOf, wordResource } from '../../shared/words/word-resource.ts';

/** Lists without an order of their own are looked through by the alphabet: their words stand in its order, each language's. */
const ALPHABETICAL: ReadonlySet<OptionList> = new Set(['sector']);

/** Words the options of a list (`options.json`, under the list's name); while all words are late, an option stands for itself. */
export function useOptionWords(list: OptionList): (option: string) => string {
  useTranslation();
  return wording(list, wordsOf(list));
}

/** The options of a list with their words, in the order they are read in. */
export function useWordedOptions(list: OptionList): { value: string; label: string }[] {
  useTranslation();
  const words = wordsOf(list);
  const wordOf = wording(list, words);
  const options = ALPHABETICAL.has(list) && words.size > 0 ? [...words.keys()] : OPTIONS[list];
  return options.map((option) => ({ value: option, label: wordOf(option) }));
}

function wordsOf(list: OptionList): ReadonlyMap<string, unknown> {
  const words: unknown = wordResource('options', list);
  return new Map<string, unknown>(typeof words === 'object' && words !== null ? Object.entries(words) : []);
}

const wording = (list: OptionList, words: ReadonlyMap<string, unknown>) => (option: string) => {
  const word = words.get(option) ?? (hasWordsOf('options') ? undefined : option);
  if (typeof word !== 'string') throw new RangeError(`No words for ${list}: ${option}`);
  return word;
};
