import { useShallow } from 'zustand/react/shallow';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { askedIn, sourcedAnswer } from '../asked-answers.ts';
import { useForecastWords } from '../forecast-words.ts';
import type { FieldSpec } from '../questions/field-specs.ts';
import { answerError } from './answer-error.ts';

/** An answer as it stands in the draft, where it comes from, and what is wrong with it in words. */
export function useAnswer(path: string, spec: FieldSpec) {
  const words = useForecastWords();
  const language = useLanguage();
  return useDraft(
    useShallow(({ draft }) => {
      const asked = askedIn(draft);
      const { own, fromPlan, source } = sourcedAnswer(draft, path);
      const error = asked === null ? undefined : answerError(asked, path, spec, own, words, language);
      return { value: own, fromPlan, source, error };
    }),
  );
}
