import { OPTIONS, type OptionList } from '@trazo/plan/options';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

/** Lists without an order of their own are looked through by the alphabet: their words stand in its order, each language's. */
const ALPHABETICAL: ReadonlySet<OptionList> = new Set(['sector']);

/** Words the options of a list (`options.json`, under the list's name). */
export function useOptionWords(list: OptionList): (option: string) => string {
  useTranslation();
  return wording(list, wordsOf(list));
}

/** The options of a list with their words, in the order they are read in. */
export function useWordedOptions(list: OptionList): { value: string; label: string }[] {
  useTranslation();
  const words = wordsOf(list);
  const wordOf = wording(list, words);
  const options = ALPHABETICAL.has(list) ? [...words.keys()] : OPTIONS[list];
  return options.map((option) => ({ value: option, label: wordOf(option) }));
}

function wordsOf(list: OptionList): ReadonlyMap<string, unknown> {
  const words: unknown = i18next.getResource(i18next.language, 'options', list);
  return new Map<string, unknown>(typeof words === 'object' && words !== null ? Object.entries(words) : []);
}

const wording = (list: OptionList, words: ReadonlyMap<string, unknown>) => (option: string) => {
  const word = words.get(option);
  if (typeof word !== 'string') throw new RangeError(`No words for ${list}: ${option}`);
  return word;
};
