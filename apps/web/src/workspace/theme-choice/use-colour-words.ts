import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { colourName } from './colour-name.ts';

/** Colours (`#rrggbb`) in words, by themselves with a capital: “Dark blue”, “dark blue and red”. */
export function useColourWords() {
  const { t } = useWords('colours');
  const language = useLanguage();
  const word = (hex: string): string => {
    const { hue, tone } = colourName(hex);
    return t(`${hue}.${tone}`);
  };
  return {
    colourWord: (hex: string): string => {
      const [first = '', ...rest] = word(hex);
      return first.toLocaleUpperCase(language) + rest.join('');
    },
    pairName: (primary: string, secondary: string): string =>
      t('pair', { primary: word(primary), secondary: word(secondary) }),
  };
}
