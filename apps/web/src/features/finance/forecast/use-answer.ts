import { useShallow } from 'zustand/react/shallow';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { answerError } from './answer-error.ts';
import { answerAt } from './answers.ts';
import type { FieldSpec } from './field-specs.ts';
import { useForecastWords } from './forecast-words.ts';

/** An answer as it stands in the draft, and what is wrong with it in words. */
export function useAnswer(path: string, spec: FieldSpec) {
  const words = useForecastWords();
  const language = useLanguage();
  return useDraft(
    useShallow(({ draft: { finance, general } }) => {
      if (finance.assumptions === null) return { value: undefined, error: undefined };
      const value = answerAt(finance.assumptions, general, path);
      return { value, error: answerError(finance.assumptions, path, spec, value, words, language) };
    }),
  );
}
