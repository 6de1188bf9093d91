import type { TextInputProps } from '@mantine/core';
import { say, useForecastWords } from '../forecast-words.ts';

const ORDER: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/** Shows in place of a blank answer what the rest of the plan says, marked as such, and beside another one how to follow it again. */
export function useFollow(own: string, fromPlan: string | undefined, format: (value: string) => string) {
  const words = useForecastWords();
  const shown = (value: string) => format(value === '' ? (fromPlan ?? '') : value);
  const mark = () => {
    if (fromPlan === undefined) return undefined;
    if (own === '') return words.ui.fromPlan;
    return shown(own) === format(fromPlan) ? undefined : say(words.ui.inPlan, { value: format(fromPlan) });
  };
  return {
    value: own,
    format: shown,
    description: mark(),
    inputWrapperOrder: ORDER,
  };
}
