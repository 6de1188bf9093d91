import type { Explanation, Source } from '@trazo/forecast/explain/explanation';
import { lineNaming } from '@trazo/forecast/fill/line-names';
import type { CashFigure, Figure, Operand, Value } from '@trazo/forecast/ledger/figure';
import type { Period } from '@trazo/forecast/ledger/period';
import { useMemo } from 'react';
import { formatAmount, formatPercent, formatTime } from '../../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useMoney } from '../../../../workspace/plan-form/use-money.ts';
import { useYearNumber } from '../../../../workspace/plan-form/use-year-name.ts';
import type { ComputedForecast } from '../figures/use-forecast.ts';
import { say, useForecastWords, useNames } from '../forecast-words.ts';
import { usePeriodNames } from '../months/use-period-names.ts';
import type { ExplainWords } from './explain-words.ts';

/** Rounded where an explanation shows more decimals than anyone reads. */
function shortened(text: string, digits: number): string {
  if (!text.includes('.')) return text;
  const short = Number(text).toFixed(digits);
  return short.replace(/\.?0+$/, '');
}

export interface FigureNames {
  readonly name: (figure: Figure) => string;
  readonly source: (source: Source) => string;
  readonly operand: (operand: Operand) => string;
  readonly value: (value: Value) => string;
  readonly period: (at: Period) => string;
  readonly month: (month: number) => string;
}

/** What a figure comes to, or why that cannot be said. */
export const valueText = (
  { value, unsaid }: Pick<Explanation, 'value' | 'unsaid'>,
  names: Pick<FigureNames, 'value'>,
  { ui }: Pick<ExplainWords, 'ui'>,
): string => (value === null ? ui[unsaid ?? 'unsaid'] : names.value(value));

function useValueText(words: ExplainWords, month: (month: number) => string) {
  const money = useMoney();
  const language = useLanguage();
  return ({ measure, text }: Value): string => {
    const number = (digits: number) => formatAmount(shortened(text, digits), language);
    switch (measure) {
      case 'money':
        return money(shortened(text, 4));
      case 'percent':
        return formatPercent(shortened(text, 2), language);
      case 'days':
        return formatTime(Number(text), 'day', language);
      case 'months':
        return formatTime(Number(text), 'month', language);
      case 'times':
        return say(words.ui.times, { number: formatAmount(Number(text).toFixed(2), language) });
      case 'month':
        return month(Number(text));
      default:
        return number(6);
    }
  };
}

/** How figures, their operands and what they come from are called. */
export function useFigureNames({ assumptions }: ComputedForecast, words: ExplainWords): FigureNames {
  const own = useForecastWords();
  const yearNumber = useYearNumber();
  const lineName = useMemo(() => lineNaming(assumptions, own.grid), [assumptions, own]);
  const periods = usePeriodNames();
  const month = (index: number): string => (index === 0 ? words.ui.before : periods.month(index));
  const value = useValueText(words, month);
  const period = (at: Period): string => {
    if ('month' in at) return month(at.month);
    if ('year' in at) return say(words.ui.year, { year: yearNumber(at.year) });
    return say(words.ui.span, { from: month(at.from), until: month(at.until) });
  };
  const within = (name: string, when: string): string => say(words.ui.inMonth, { name, month: when });
  const itemName = ({ kind, id }: Source): string => itemNameOf(assumptions, lineName, own, kind, id);
  const atEnd = (index: number): string => say(words.ui.end, { month: month(index) });
  const cash: Readonly<Record<CashFigure, string>> = { ...own.cash, ...words.cash };
  const name = (figure: Figure): string => {
    switch (figure.kind) {
      case 'income':
        return within(words.income[figure.line], period(figure.at));
      case 'line':
        return within(lineName(figure.group, figure.source), period(figure.at));
      case 'group':
        return within(words.groups[figure.group], period(figure.at));
      case 'cash':
        return within(cash[figure.line], period(figure.at));
      case 'balance':
        return within(words.balance[figure.line], atEnd(figure.month));
      case 'account':
        return within(words.accounts[figure.account], atEnd(figure.month));
      case 'use':
        return useNames(own)[figure.line];
      case 'source':
        return own.grid.sources[figure.line];
      case 'loan':
        return itemName({ kind: 'loan', id: figure.loan });
      case 'total':
        return words.totals[figure.of];
      case 'ratio':
        return within(words.ratios[figure.ratio], period({ year: figure.year }));
      case 'whole':
        return words.ratios[figure.ratio];
      case 'instalment':
        return within(
          `${itemName({ kind: 'loan', id: figure.loan })} · ${words.schedule[figure.column]}`,
          say(words.ui.instalment, { number: String(figure.index + 1) }),
        );
      case 'posting':
        return period(figure.at);
    }
  };
  const operand = (each: Operand): string => {
    if (each.figure !== undefined) return name(each.figure);
    const text = each.name === undefined ? '' : words.operands[each.name];
    return each.month === undefined ? text : within(text, month(each.month));
  };
  return { name, source: itemName, operand, value, period, month };
}

/** The name of the line of the assumptions that something comes from. */
function itemNameOf(
  assumptions: ComputedForecast['assumptions'],
  lineName: (group: string, source: string) => string,
  own: ReturnType<typeof useForecastWords>,
  kind: string,
  id: string,
): string {
  const { people, investments, contributions, loans, grants } = assumptions;
  switch (kind) {
    case 'stream':
      return lineName('revenues', id);
    case 'purchases':
    case 'consumption':
      return lineName('directExpenses', id);
    case 'overhead':
      return lineName('revenues', id);
    case 'person':
      return people.find((each) => each.id === id)?.role.trim() || own.grid.staff;
    case 'investment':
    case 'inKind':
      return investments.find((each) => each.id === id)?.name.trim() || own.cash.investments;
    case 'contribution':
      return contributions.find((each) => each.id === id)?.name.trim() || own.grid.sources.ownCash;
    case 'loan':
      return loans.find((each) => each.id === id)?.name.trim() || own.grid.loan;
    case 'grant':
      return grants.find((each) => each.id === id)?.name.trim() || own.grid.otherIncome;
    case 'pin':
      return own.ui.pins;
    case 'opening':
      return loans.find((each) => each.id === id)?.name.trim() || own.questions.opening.title;
    case 'owner':
      return own.cash.drawings;
    default:
      return computedName(own, id);
  }
}

function computedName(own: ReturnType<typeof useForecastWords>, id: string): string {
  switch (id) {
    case 'vat':
      return own.cash.vat;
    case 'creditLine':
      return own.questions.credit.title;
    case 'dividends':
    case 'reserves':
      return own.cash.dividends;
    case 'owner':
      return own.cash.ownerSocial;
    default:
      return own.cash.incomeTax;
  }
}
