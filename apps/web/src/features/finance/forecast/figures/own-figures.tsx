import { Button } from '@mantine/core';
import { readPath, writePath } from '@trazo/contract/plan-document/value-path';
import { cellPath, FIXED_ROWS, OWN, sourceOf, sourcesOf } from '@trazo/forecast/fill/line-ids';
import { isTyped } from '@trazo/forecast/fill/typed-figures';
import { LINE_GROUPS } from '@trazo/forecast/ledger/figure';
import type { Finance } from '@trazo/plan/sections/finance';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../workspace/plan-form/use-money.ts';
import { useYearNumber } from '../../../../workspace/plan-form/use-year-name.ts';
import { usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import type { PlanStore } from '../../../../workspace/plan-store/plan-store.ts';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { askedIn } from '../asked-answers.ts';
import styles from '../forecast.module.css';
import { editFinance } from '../forecast-link.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import { type ComputedForecast, computedYears } from './use-forecast.ts';

interface Pin {
  /** Path of the cell in the section. */
  readonly at: string;
  readonly path: string;
  readonly line: string;
  readonly year: number;
  readonly own: string;
  readonly computed: string;
}

/** Figures typed over computed ones, and ours that are held blank. */
function usePins(worked: ComputedForecast): readonly Pin[] {
  const { t } = useTranslation('finance');
  const store = usePlanStore();
  const finance = useDraft(({ draft }) => draft.finance);
  const asked = useDraft(({ draft }) => askedIn(draft));
  return useMemo(() => {
    const { assumptions } = finance;
    if (assumptions === null || asked === null) return [];
    const grid = computedYears(worked, store.getState().draft);
    const held = new Set(assumptions.pins.map(({ path }) => path));
    const sources = sourcesOf(asked);
    const pinsOf = (
      key: string,
      at: string,
      line: string,
      cells: readonly string[],
      computed?: readonly string[],
    ) =>
      cells.flatMap((own, index): Pin[] => {
        const path = cellPath(key, index + 1);
        const ours = computed?.[index] ?? '';
        const isPin = isTyped(own, assumptions.filled[path]) || (own === '' && held.has(path));
        if (!isPin || ours === '' || ours === own) return [];
        return [{ at: `${at}.${index}`, path, line, year: index + 1, own, computed: ours }];
      });
    return [
      ...LINE_GROUPS.flatMap((group) =>
        finance[group].flatMap(({ id, name, years }, index) => {
          const source = sourceOf(sources, group, id);
          if (source === undefined) return [];
          return pinsOf(
            `${group}.${id}`,
            `${group}.${index}.years`,
            name,
            years,
            grid.lines[group].get(source),
          );
        }),
      ),
      ...FIXED_ROWS.flatMap((row) => pinsOf(row, row, t(`document.${row}`), finance[row], grid.rows[row])),
    ];
  }, [store, finance, asked, worked, t]);
}

function release(store: PlanStore, { at, path }: Pin): void {
  const { finance } = store.getState().draft;
  if (finance.assumptions === null || typeof readPath(finance, at) !== 'string') return;
  const pins = finance.assumptions.pins.filter((pin) => pin.path !== path);
  const next: Finance = writePath(finance, at, '');
  editFinance(store, { ...next, assumptions: { ...finance.assumptions, pins } });
}

/** What of the grid was typed by hand: lines that count as they stand, and figures that win over computed ones. */
export function OwnFigures({ worked }: { readonly worked: ComputedForecast }) {
  const words = useForecastWords();
  const money = useMoney();
  const yearNumber = useYearNumber();
  const store = usePlanStore();
  const pins = usePins(worked);
  const own = [...worked.assumptions.streams, ...worked.assumptions.overheads]
    .filter(({ id }) => id.startsWith(OWN))
    .map(({ name }, index) => name.trim() || say(words.ui.line, { number: String(index + 1) }));
  return (
    <>
      {own.length > 0 && <p>{say(words.ui.ownLines, { list: own.join(', ') })}</p>}
      {pins.length > 0 && (
        <section className={styles.pins} aria-label={words.ui.pins}>
          <h3>{words.ui.pins}</h3>
          <ul>
            {pins.map((pin) => {
              const text = say(words.ui.pin, {
                line: pin.line,
                year: yearNumber(pin.year),
                own: money(pin.own === '' ? '0' : pin.own),
                computed: money(pin.computed),
              });
              return (
                <li key={pin.path}>
                  <span>{text}</span>
                  <Button
                    variant="default"
                    aria-label={say(words.ui.labelled, { label: words.ui.release, value: text })}
                    onClick={() => release(store, pin)}
                  >
                    {words.ui.release}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
