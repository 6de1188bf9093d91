import type { Amount } from '@trazo/plan/money';
import { formatMoney } from '../../shared/formatting/money-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useDraft } from '../plan-store/use-draft.ts';

/** Writes an amount with the plan's currency, in the interface's language. */
export function useMoney(): (value: Amount) => string {
  const language = useLanguage();
  const currency = useDraft(({ draft }) => draft.general.currency);
  return (value) => formatMoney(value, currency, language);
}
