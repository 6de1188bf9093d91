import { SegmentedControl } from '@mantine/core';
import { readPath } from '@trazo/contract/plan-document/value-path';
import { saysPricesWithTax, taxPercent } from '@trazo/packs/price-tax';
import { RHYTHMS, type Rhythm } from '@trazo/plan/finance/assumptions/streams';
import { memo, useMemo } from 'react';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { useSetAnswer } from '../answers.ts';
import { askedIn } from '../asked-answers.ts';
import { EntryModeContext } from '../fields/entry-mode.ts';
import { useDaysOpen } from '../fields/number-answer.tsx';
import { QuestionField } from '../fields/question-field.tsx';
import { say, useForecastWords } from '../forecast-words.ts';
import type { FieldSpec } from '../questions/field-specs.ts';
import type { Item, ListSpec } from '../questions/question.ts';
import { lineFieldId } from '../questions/question-address.ts';
import { usePlanCase } from '../questions/use-plan-case.ts';
import { useIsTooLarge } from '../too-large.ts';
import styles from './conversation.module.css';

interface LineProps {
  readonly spec: ListSpec;
  readonly item: Item;
  readonly index: number;
}

/** The fields of one line; a key in another one does not render it. */
export const QuestionLine = memo(({ spec, item, index }: LineProps) => {
  const words = useForecastWords();
  const isTooLarge = useIsTooLarge(`${spec.list}.${item.id}`);
  const at = `${spec.list}.${index}`;
  return (
    <>
      {isTooLarge && (
        <p className={styles.error} role="alert">
          {words.ui.tooLarge}
        </p>
      )}
      <OrphanNote item={item} />
      <div id={lineFieldId(spec.list, index)}>
        <QuestionFields specs={spec.fields(item)} at={at} />
      </div>
    </>
  );
});

/** Says of a line of a product that the product has gone: what was typed in it stays, what followed is to be typed. */
function OrphanNote({ item }: Pick<LineProps, 'item'>) {
  const { ui, fields } = useForecastWords();
  const language = useLanguage();
  const isOrphan = useDraft(
    ({ draft }) =>
      'productId' in item &&
      item.productId !== '' &&
      !draft.products.items.some(({ id }) => id === item.productId),
  );
  if (!isOrphan || !('productId' in item)) return null;
  const { name, cost } = item;
  const blanks = [
    ...(name.trim() === '' ? [fields.name] : []),
    ...('price' in item && item.price === '' ? [fields.price] : []),
    ...(cost?.per === 'unit' && cost.amount === '' ? [fields.costAmount] : []),
  ];
  if (blanks.length === 0) return <p>{ui.orphan}</p>;
  return (
    <p>
      {ui.orphan} {say(ui.orphanBlank, { list: new Intl.ListFormat(language).format(blanks) })}
    </p>
  );
}

const is = (key: 'isMonthly' | 'isNet') => (spec: FieldSpec) => spec.kind === 'number' && spec[key] === true;

/** Controls of an answer: those that most need, and the others folded below; above them how figures are typed. */
export function QuestionFields({ specs, at }: { readonly specs: readonly FieldSpec[]; readonly at: string }) {
  const words = useForecastWords();
  const setAnswer = useSetAnswer();
  const rhythm = useRhythm(at);
  const tax = useTaxEntry(specs, at);
  const asksRhythm = specs.some(is('isMonthly'));
  const mode = useMemo(() => ({ rhythm, withTax: tax.isWith }), [rhythm, tax.isWith]);
  const field = (spec: FieldSpec) => <QuestionField key={spec.key} spec={spec} at={at} />;
  const details = specs.filter(({ isDetail }) => isDetail === true);
  return (
    <EntryModeContext value={mode}>
      {(asksRhythm || tax.isAsked) && (
        <div className={styles.modes}>
          {tax.isAsked && (
            <SegmentedControl
              aria-label={words.talk.prices}
              value={tax.isWith ? 'with' : 'without'}
              data={[
                { value: 'with', label: words.talk.taxIn },
                { value: 'without', label: words.talk.taxOut },
              ]}
              onChange={(chosen) => tax.set(chosen === 'with')}
            />
          )}
          {asksRhythm && (
            <RhythmChoice rhythm={rhythm} onChoose={(chosen) => setAnswer(`${at}.typedPer`, chosen)} />
          )}
        </div>
      )}
      <div className={styles.fields}>{specs.filter(({ isDetail }) => isDetail !== true).map(field)}</div>
      {details.length > 0 && (
        <details className={styles.details}>
          <summary>{words.talk.details}</summary>
          <div className={styles.fields}>{details.map(field)}</div>
        </details>
      )}
    </EntryModeContext>
  );
}

function RhythmChoice({
  rhythm,
  onChoose,
}: {
  readonly rhythm: Rhythm;
  readonly onChoose: (rhythm: Rhythm) => void;
}) {
  const words = useForecastWords();
  const days = useDaysOpen();
  return (
    <>
      <SegmentedControl
        aria-label={words.talk.rhythm}
        value={rhythm}
        data={RHYTHMS.map((each) => ({ value: each, label: words.talk.rhythms[each] }))}
        onChange={(chosen) => onChoose(RHYTHMS.find((each) => each === chosen) ?? 'month')}
      />
      {rhythm === 'day' && <small>{say(words.talk.daysOpen, { days: String(days) })}</small>}
    </>
  );
}

/** How often quantities of this line are typed by. */
const useRhythm = (at: string): Rhythm =>
  useDraft(({ draft }) => {
    const chosen = readPath(askedIn(draft) ?? {}, `${at}.typedPer`);
    return RHYTHMS.find((each) => each === chosen) ?? 'month';
  });

/** Whether amounts of this line are typed with tax or before it: what is sold as the plan says its prices, what is bought as its costs. */
function useTaxEntry(specs: readonly FieldSpec[], at: string) {
  const plan = usePlanCase();
  const setAnswer = useSetAnswer();
  const net = specs.find(is('isNet'));
  const answer = net?.key === 'price' ? 'priceTax' : 'costTax';
  const isWith = useDraft(({ draft: { finance, general } }) =>
    answer === 'priceTax'
      ? saysPricesWithTax(finance.assumptions ?? { priceTax: '' }, general.sector)
      : finance.assumptions?.costTax === 'included',
  );
  const key = net?.key.includes('.') === true ? net.key.replace(/\.[^.]+$/, '.vat') : 'vat';
  const rate = useDraft(({ draft }) => readPath(askedIn(draft) ?? {}, `${at}.${key}`));
  const percent =
    plan === null || net === undefined ? undefined : taxPercent(plan.assumptions, String(rate ?? ''));
  const isAsked = percent !== undefined && Number(percent) > 0;
  return {
    isAsked,
    isWith: isAsked && isWith,
    set: (isIncluded: boolean) => setAnswer(answer, isIncluded ? 'included' : 'excluded'),
  };
}
