import { readPath } from '@trazo/contract/plan-document/value-path';
import { openDays } from '@trazo/forecast/break-even-volume';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { packOf } from '@trazo/packs/pack-of';
import { taxOnGoods, taxPercent, withoutTax, withTax } from '@trazo/packs/price-tax';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import type { Plan } from '@trazo/plan/plan';
import { otherCurrencyIn } from '@trazo/plan/writing/amount-reading';
import { LocalisedInput } from '../../../../shared/form/localised-input.tsx';
import { formatAmount, parseAmount, parsePercent } from '../../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useOtherCurrency } from '../../../../workspace/plan-form/other-currency.tsx';
import { useMoney } from '../../../../workspace/plan-form/use-money.ts';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { useSetAnswer } from '../answers.ts';
import { askedIn } from '../asked-answers.ts';
import { validAssumptions } from '../checked-assumptions.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import { parameterAt } from '../parameter-path.ts';
import type { FieldSpec } from '../questions/field-specs.ts';
import { useEntryMode } from './entry-mode.ts';
import { fromMonth, parseCounted, parseMonthly } from './typed-quantity.ts';
import { useFollow } from './use-follow.ts';

type Facts = Pick<Plan, 'general' | 'products' | 'finance'>;

/** Days a year a business opens, by its places or as usual. */
function daysOpen(draft: Facts): number {
  const { assumptions } = draft.finance;
  const valid = assumptions === null ? null : validAssumptions(assumptions);
  return valid === null
    ? 300
    : openDays({ assumptions: valid, pack: packOf(lawCountry(draft)), facts: planFacts(draft) });
}

/** Days a month a business opens, where it is not said otherwise. */
export const useDaysOpen = (): number => useDraft(({ draft }) => Math.round(daysOpen(draft) / 12));

/** What counts for a rate or rule that is not answered. */
function usualValue(draft: Facts, path: string): string | undefined {
  const key = parameterAt(path);
  if (key === undefined) return undefined;
  if (key === 'analysis.openDays' && draft.finance.assumptions !== null) return String(daysOpen(draft));
  return packOf(lawCountry(draft)).parameters.findLast((each) => each.key === key)?.value;
}

/** What a blank means; of a rate or rule, also how much is usual. */
function useBlankText(spec: FieldSpec, path: string): string | undefined {
  const words = useForecastWords();
  const language = useLanguage();
  const usual = useDraft(({ draft }) => (spec.blank === undefined ? undefined : usualValue(draft, path)));
  if (spec.blank === undefined) return undefined;
  const text = words.ui[spec.blank];
  return usual === undefined ? text : `${text} (${formatAmount(usual, language)})`;
}

/** What goods cost that are sold again. */
const GOODS = /^streams\.\d+\.cost\./;

/** The per cents of tax in a price of this line; undefined where it has none. */
function useTaxOf(path: string, isNet: boolean): string | undefined {
  return useDraft(({ draft }) => {
    const asked = isNet ? askedIn(draft) : null;
    if (asked === null) return undefined;
    const rate = readPath(asked, path.replace(/\.[^.]+$/, '.vat'));
    const assumptions = { ...asked, country: lawCountry(draft) };
    return GOODS.test(path)
      ? taxOnGoods(assumptions, planFacts(draft), String(rate ?? ''))
      : taxPercent(assumptions, String(rate ?? ''));
  });
}

interface NumberAnswerProps {
  readonly spec: FieldSpec & { readonly kind: 'number' };
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
  readonly fromPlan: string | undefined;
  readonly error: string | undefined;
}

/** Decimals an amount is worked out to behind `=`. */
const DECIMALS = 4;

/** A number: an amount, a quantity or per cents. It may be worked out (`=120*25`); by the day or with tax it is kept as it is asked. */
export function NumberAnswer({ spec, path, label, value, fromPlan, error }: NumberAnswerProps) {
  const setAnswer = useSetAnswer();
  const language = useLanguage();
  const words = useForecastWords();
  const money = useMoney();
  const { rhythm, withTax: isWithTax } = useEntryMode();
  const days = useDaysOpen();
  const currency = useDraft(({ draft }) => draft.general.currency);
  const isPercent = spec.isPercent === true;
  const isMonthly = spec.isMonthly === true;
  const tax = useTaxOf(path, spec.isNet === true);
  const isGross = isWithTax && tax !== undefined;
  const question = useOtherCurrency(String(value ?? ''), (own) =>
    setAnswer(path, parseAmount(own, language) ?? own),
  );
  const kept = String(value ?? '');
  const follow = useFollow(kept, fromPlan, (text) =>
    formatAmount(isMonthly ? fromMonth(text, rhythm, days) : isGross ? withTax(text, tax) : text, language),
  );
  const read = (text: string): string | undefined => {
    if (isPercent) return parsePercent(text, language);
    // What was typed in another currency is no answer before it says what it is in the plan's.
    if (otherCurrencyIn(text, currency) !== undefined) return undefined;
    if (isMonthly) return parseMonthly(text, { language, rhythm, days });
    const number = parseCounted(text, language, DECIMALS);
    return number !== undefined && isGross ? withoutTax(number, tax) : number;
  };
  // A cost that follows is shown with tax, and its mark says the figure that stands in the plan.
  const followed = (): string | undefined =>
    isGross && GOODS.test(path) && kept === '' && fromPlan !== undefined
      ? say(words.ui.labelled, {
          label: words.ui.fromPlan,
          value: say(words.talk.beforeTax, { label: money(fromPlan) }),
        })
      : follow.description;
  const beside = (): string | undefined => {
    if (kept === '' || error !== undefined) return undefined;
    if (isMonthly && rhythm !== 'month')
      return say(words.talk.month, { amount: formatAmount(kept, language) });
    if (tax === undefined || Number(tax) === 0 || Number.isNaN(Number(kept))) return undefined;
    const other = isGross ? String(Math.round(Number(kept) * 100) / 100) : withTax(kept, tax);
    return say(isGross ? words.talk.beforeTax : words.talk.withTax, { label: money(other) });
  };
  return (
    <LocalisedInput
      label={tax === undefined ? label : say(isGross ? words.talk.withTax : words.talk.beforeTax, { label })}
      isSigned={spec.min < 0}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      {...follow}
      description={followed() ?? beside()}
      placeholder={useBlankText(spec, path)}
      onValue={(text) => setAnswer(path, text)}
      parse={read}
      error={question ?? error}
    />
  );
}
