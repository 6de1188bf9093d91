import { Button, Portal } from '@mantine/core';
import type { Figure } from '@trazo/forecast/ledger/figure';
import { useEffect, useState } from 'react';
import { usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import type { PlanStore } from '../../../../workspace/plan-store/plan-store.ts';
import { openExplanation } from '../../figures/explanations.ts';
import { useForecastWords } from '../forecast-words.ts';
import styles from './explain.module.css';
import { figureOfField } from './field-figure.ts';

interface Asked {
  readonly element: Element;
  readonly figure: Figure;
}

const askedOf = (store: PlanStore, element: EventTarget | null): Asked | undefined => {
  if (!(element instanceof Element)) return undefined;
  const figure = figureOfField(element, store.getState().draft);
  return figure === undefined ? undefined : { element, figure };
};

/** Below the field, within the page. */
function below(element: Element) {
  const { left, bottom } = element.getBoundingClientRect();
  return { top: bottom + window.scrollY + 4, left: Math.max(8, left + window.scrollX - 8) };
}

/**
 * Beside a computed figure that has the focus: the way to where it comes from; Shift + F1 by keyboard. It listens to the whole
 * form, so the grid and the fields need not know of it.
 */
export function FieldAsker() {
  const { strip } = useForecastWords();
  const store = usePlanStore();
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const look = ({ target }: Event) => setAsked(askedOf(store, target));
    const leave = () => setAsked(undefined);
    // A keyboard that opens, or a cell that is brought into view, moves the page after the focus came.
    const follow = () => setAsked((now) => (now === undefined ? now : { ...now }));
    const key = (event: KeyboardEvent) => {
      const found = event.key === 'F1' && event.shiftKey ? askedOf(store, event.target) : undefined;
      if (found === undefined) return;
      event.preventDefault();
      openExplanation(found.figure);
    };
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', leave);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('scroll', follow, { capture: true });
      document.removeEventListener('keydown', key);
    };
  }, [store]);
  if (asked === undefined) return null;
  return (
    <Portal>
      <Button
        className={styles.asker}
        style={below(asked.element)}
        variant="default"
        size="compact-md"
        tabIndex={-1}
        // The field keeps the focus, and what is typed in it.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => openExplanation(asked.figure)}
      >
        {strip.why}
      </Button>
    </Portal>
  );
}
