import type { OptionList } from '@trazo/plan/options';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

/** Words the options of a list (`options.json`, under the list's name). */
export function useOptionWords(list: OptionList): (option: string) => string {
  useTranslation();
  const words: unknown = i18next.getResource(i18next.language, 'options', list);
  const entries = typeof words === 'object' && words !== null ? Object.entries(words) : [];
  const known = new Map<string, unknown>(entries);
  return (option) => {
    const word = known.get(option);
    if (typeof word !== 'string') throw new RangeError(`No words for ${list}: ${option}`);
    return word;
  };
}
