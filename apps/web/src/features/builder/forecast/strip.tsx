import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { PAYMENTS, RECEIPTS } from '@trazo/forecast/ledger/accounts';
import { neededMoney } from '@trazo/forecast/needed-money';
import { packOf } from '@trazo/packs/pack-of';
import { type ReactNode, useMemo } from 'react';
import { formatAmount } from '../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { draftStore } from '../../../workspace/drafts/this-tab.ts';
import { useSettled } from '../../../workspace/drafts/use-settled.ts';
import { useMoney } from '../finance/use-money.ts';
import styles from './forecast.module.css';
import { say, useForecastWords } from './forecast-words.ts';
import { inMoney, type Worked } from './use-forecast.ts';

/** Said aloud only when the hand rests. */
const REST = 900;

type Rows = readonly (readonly [label: string, value: string])[];

interface CardProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly alarming?: boolean;
  readonly rows: Rows;
}

function Card({ name, value, alarming = false, rows }: CardProps) {
  const words = useForecastWords();
  return (
    <div className={styles.card} data-alarming={alarming || undefined}>
      <p className={styles.cardName}>{name}</p>
      <p className={styles.cardValue}>{value}</p>
      {rows.length > 0 && (
        <details>
          <summary aria-label={say(words.ui.labelled, { label: name, value: words.strip.why })}>
            {words.strip.why}
          </summary>
          <table>
            <caption className={styles.caption}>{name}</caption>
            <tbody>
              {rows.map(([label, amount]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

/** How a month of the forecast is called. */
function useMonthName({ assumptions: { start } }: Worked): (month: number) => string {
  const words = useForecastWords();
  const language = useLanguage();
  return (month) => {
    if (month === 0) return words.strip.before;
    const [year = 2027, first = 1] = (start || '2027-01').split('-').map(Number);
    const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return format.format(Date.UTC(year, first + month - 2));
  };
}

function useNeed(worked: Worked): string {
  const settled = useSettled(worked, 150);
  return useMemo(() => {
    const { assumptions } = settled;
    const need = neededMoney(
      assumptions,
      packOf(assumptions.country),
      planFacts(draftStore.getState().draft),
    );
    return String(need.withInterest ?? need.withoutInterest);
  }, [settled]);
}

/** What is missing, in words a founder knows. */
function useMissing({ forecast }: Worked): string {
  const { strip } = useForecastWords();
  const names = forecast.missing.map((key) =>
    key === 'start' ? strip.start : key.startsWith('loans.') ? strip.loanTerm : strip.aRate,
  );
  return [...new Set(names)].join(', ');
}

/** The four figures that every answer moves, and where each comes from. */
export function Strip({ worked }: { readonly worked: Worked }) {
  const words = useForecastWords();
  const language = useLanguage();
  const money = useMoney();
  const monthName = useMonthName(worked);
  const missing = useMissing(worked);
  const need = useNeed(worked);
  const { forecast } = worked;
  const amount = (grains: number) => money(inMoney(grains, forecast));
  const { cash, income, ratios, sourcesAndUses } = forecast;
  const { lowest } = cash;
  const cover = ratios.lowestDebtCover;
  const coverText =
    cover === null
      ? words.strip.noLoan
      : say(words.strip.coverText, { times: formatAmount((cover / 1_000_000).toFixed(2), language) });
  const lowestText = `${amount(lowest.amount)} (${monthName(lowest.month)})`;
  const spoken = useSettled(
    useMemo(
      () => ({ text: say(words.ui.labelled, { label: words.strip.lowest, value: lowestText }) }),
      [words, lowestText],
    ),
    REST,
  );
  if (forecast.state === 'outOfRange') return <p role="status">{words.strip.outOfRange}</p>;
  const uses = Object.entries(sourcesAndUses.uses).filter(([, value]) => value !== 0);
  const useNames: Readonly<Record<string, string>> = words.grid.uses;
  const cashNames: Readonly<Record<string, string>> = words.cash;
  const year = (index: number) => say(words.strip.year, { year: String(index + 1) });
  const inYear = (index: number, value: string) => say(words.ui.labelled, { label: year(index), value });
  const first = [0, 1, 2];
  const at = (values: readonly number[], index: number) => values[index] ?? 0;
  const statement: Rows = first.flatMap((index) => [
    [
      inYear(index, words.strip.revenue),
      amount(at(income.revenue.years, index) + at(income.otherIncome.years, index)),
    ],
    [
      inYear(index, words.strip.direct),
      amount(at(income.directCosts.years, index) + at(income.directStaff.years, index)),
    ],
    [
      inYear(index, words.strip.other),
      amount(at(income.grossProfit.years, index) - at(income.ebitda.years, index)),
    ],
    [
      inYear(index, words.strip.capitalCosts),
      amount(at(income.ebitda.years, index) - at(income.resultBeforeTax.years, index)),
    ],
    [inYear(index, words.strip.tax), amount(at(income.incomeTax.years, index))],
    [inYear(index, words.strip.net), amount(at(income.netIncome.years, index))],
  ]);
  const moved: Rows = [...RECEIPTS, ...PAYMENTS]
    .map((line) => [line, at(cash.lines[line].months, lowest.month)] as const)
    .filter(([, value]) => value !== 0)
    .map(([line, value]) => [
      `${(RECEIPTS as readonly string[]).includes(line) ? '+' : '−'} ${cashNames[line] ?? line}`,
      amount(value),
    ]);
  const paid = (index: number, line: 'interest' | 'principal' | 'incomeTax') =>
    at(cash.lines[line].years, index);
  return (
    <section className={styles.strip} aria-label={words.strip.label}>
      <Card
        name={words.strip.need}
        value={money(need)}
        alarming={sourcesAndUses.missing > 0}
        rows={[
          ...uses.map(([key, value]) => [useNames[key] ?? key, amount(value)] as const),
          ...(sourcesAndUses.missing > 0
            ? [[words.strip.missing, amount(sourcesAndUses.missing)] as const]
            : []),
        ]}
      />
      <Card
        name={words.strip.lowest}
        value={lowestText}
        alarming={lowest.amount < 0}
        rows={[
          [words.strip.opening, amount(at(cash.opening, lowest.month))],
          ...moved,
          [words.strip.closing, amount(lowest.amount)],
        ]}
      />
      <Card
        name={words.strip.profit}
        value={first.map((index) => amount(at(income.netIncome.years, index))).join(' · ')}
        rows={statement}
      />
      <Card
        name={words.strip.cover}
        value={coverText}
        alarming={cover !== null && cover < 1_000_000}
        rows={
          cover === null
            ? []
            : first.flatMap(
                (index): Rows => [
                  [
                    inYear(index, words.strip.ebitda),
                    amount(at(income.ebitda.years, index) - paid(index, 'incomeTax')),
                  ],
                  [
                    inYear(index, words.strip.service),
                    amount(paid(index, 'interest') + paid(index, 'principal')),
                  ],
                ],
              )
        }
      />
      {forecast.state === 'incomplete' && (
        <p className={styles.note}>{say(words.strip.incomplete, { list: missing })}</p>
      )}
      {forecast.state === 'complete' && !worked.agrees && (
        <p className={styles.note}>{words.strip.differs}</p>
      )}
      <p className={styles.spoken} role="status">
        {spoken.text}
      </p>
    </section>
  );
}
