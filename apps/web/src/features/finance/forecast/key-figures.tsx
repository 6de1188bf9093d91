import { valueAt } from '@trazo/forecast/numbers/posted';
import { startOf } from '@trazo/plan/finance/calendar-years';
import { useMemo } from 'react';
import { formatAmount } from '../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useMoney } from '../../../workspace/plan-form/use-money.ts';
import { useYearName } from '../../../workspace/plan-form/use-year-name.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { useDebounced } from '../use-debounced.ts';
import { MissingAnswers } from './doubts/missing-answers.tsx';
import { FigureCard } from './figures/figure-card.tsx';
import { coverRows, FIRST_YEARS, lowestMonthRows, needRows, profitRows } from './figures/key-figure-rows.ts';
import { type ComputedForecast, inMoney } from './figures/use-forecast.ts';
import { say, useForecastWords } from './forecast-words.ts';
import styles from './key-figures.module.css';
import { useMonthName } from './months/use-month-name.ts';

/** Said aloud only when the hand rests. */
const DEBOUNCE_MS = 900;

/** Debt cover is counted in millionths: earned as much as is due. */
const COVERED = 1_000_000;

/** What was earned in which years. */
function useProfitName(): string {
  const { strip } = useForecastWords();
  const yearName = useYearName();
  const isKnown = useDraft(({ draft }) => startOf(draft) !== '');
  return isKnown ? say(strip.profitYears, { from: yearName(1), until: yearName(3) }) : strip.profit;
}

/** The figures that every answer moves, and where each comes from. */
export function KeyFigures({ worked }: { readonly worked: ComputedForecast }) {
  const words = useForecastWords();
  const money = useMoney();
  const monthName = useMonthName();
  const language = useLanguage();
  const profitName = useProfitName();
  const yearName = useYearName();
  const { forecast } = worked;
  const { cash, income, ratios, sourcesAndUses } = forecast;
  const { lowest } = cash;
  const cover = ratios.lowestDebtCover;
  const amount = (grains: number) => money(inMoney(grains, forecast));
  const lowestText = `${amount(lowest.amount)} (${monthName(lowest.month)})`;
  if (forecast.state === 'outOfRange') return <p role="status">{words.strip.outOfRange}</p>;
  return (
    <section className={styles.strip} aria-label={words.strip.label}>
      <dl className={styles.figures}>
        <FigureCard
          name={words.strip.need}
          value={amount(sourcesAndUses.totalUses)}
          rows={needRows(forecast, words, amount)}
        />
        {sourcesAndUses.missing > 0 && (
          <FigureCard name={words.strip.missing} value={amount(sourcesAndUses.missing)} alarming rows={[]} />
        )}
        <FigureCard
          name={words.strip.lowest}
          value={lowestText}
          alarming={lowest.amount < 0}
          rows={lowestMonthRows(forecast, words, amount)}
        />
        <FigureCard
          name={profitName}
          value={FIRST_YEARS.map((index) => (
            <span key={index}>{amount(valueAt(income.netIncome.years, index))} </span>
          ))}
          rows={profitRows(forecast, words, amount, yearName)}
        />
        {cover !== null && (
          <FigureCard
            name={words.strip.cover}
            value={say(words.strip.coverText, {
              times: formatAmount((cover / COVERED).toFixed(2), language),
            })}
            alarming={cover < COVERED}
            rows={coverRows(forecast, words, amount, yearName)}
          />
        )}
      </dl>
      <StripNotes worked={worked} />
      <Spoken text={say(words.ui.labelled, { label: words.strip.lowest, value: lowestText })} />
    </section>
  );
}

/** What the figures lack, or where the table says otherwise. */
function StripNotes({ worked }: { readonly worked: ComputedForecast }) {
  const words = useForecastWords();
  const { state } = worked.forecast;
  return (
    <>
      <MissingAnswers worked={worked} />
      {state === 'complete' && !worked.isFollowed && <p>{words.strip.noRoom}</p>}
    </>
  );
}

function Spoken({ text }: { readonly text: string }) {
  const spoken = useDebounced(
    useMemo(() => ({ text }), [text]),
    DEBOUNCE_MS,
  );
  return (
    <p className={styles.spoken} role="status">
      {spoken.text}
    </p>
  );
}
