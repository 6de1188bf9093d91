import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import { useShallow } from 'zustand/react/shallow';
import { ChoiceSelect } from '../../../../shared/form/choice-select.tsx';
import { formatPercent } from '../../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { useSetAnswer } from '../answers.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import { choiceOf, usualChoice, type VatChoice, vatChoices } from './vat-rates.ts';

interface VatAnswerProps {
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
}

/** What is charged to customers, unlike what is paid to suppliers. */
const SALE = /^streams\.\d+\.vat$/;

/** The rate of tax of a line: each with its per cents, and with what it is for where the country is known; of a sale also which is usual in its trade. */
export function VatAnswer({ path, label, value }: VatAnswerProps) {
  const setAnswer = useSetAnswer();
  const words = useForecastWords();
  const language = useLanguage();
  const facts = useDraft(
    useShallow(({ draft: { general, finance } }) => ({
      country: lawCountry({ general, finance }),
      sector: general.sector,
      assumptions: finance.assumptions,
    })),
  );
  if (facts.assumptions === null) return null;
  const choices = vatChoices({ ...facts.assumptions, country: facts.country });
  const names: Readonly<Record<string, string>> = words.options.vat;
  const uses: Readonly<Record<string, Readonly<Record<string, string>>>> = words.vatUses;
  const rateOf = ({ name, percent }: VatChoice) => {
    const called = names[name === 'standard' ? 'usual' : name] ?? name;
    return name === 'none' || percent === undefined
      ? called
      : say(words.talk.rate, { name: called, percent: formatPercent(percent, language) });
  };
  const data = choices.map((each) => {
    const use = uses[facts.country]?.[each.name];
    const rate = rateOf(each);
    return {
      value: each.id,
      label: use === undefined ? rate : say(words.ui.labelled, { label: rate, value: use }),
    };
  });
  const usual = SALE.test(path) ? usualChoice(choices, facts.country, facts.sector) : undefined;
  return (
    <ChoiceSelect
      label={label}
      description={usual && say(words.talk.usualRate, { rate: rateOf(usual) })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={choiceOf(choices, value).id}
      data={data}
      onChoose={(chosen) => setAnswer(path, chosen)}
    />
  );
}
