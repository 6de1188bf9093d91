import { otherCurrencyIn } from '@trazo/plan/writing/amount-reading';
import { decimalSeparatorOf } from '@trazo/plan/writing/number-convention';
import { useState } from 'react';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { type FigureRule, problemOf, readFigure } from './figure-rule.ts';
import type { CellName } from './grid-context.ts';
import type { CellController } from './grid-controller.ts';
import { NAME_COLUMN } from './grid-model.ts';

/** What is being typed: its text, the value it was taken for, and the one to go back to. */
interface Typing {
  readonly text: string;
  readonly value: string;
  readonly before: string;
}

/** What is typed into a cell, until it is left: `value` is what the cell holds until then. */
export function useCellTyping(cell: CellName, value: string, rule: FigureRule, controller: CellController) {
  const language = useLanguage();
  const store = usePlanStore();
  const [typed, setTyping] = useState<Typing>();
  const [isEditing, setEditing] = useState(false);
  const isName = cell.column === NAME_COLUMN;
  const typing = typed?.value === value ? typed : undefined;
  const isUnreadable = !isName && !rule.allows(value);

  const announceUnreadable = () => {
    if (!isUnreadable) return;
    controller.refuse(cell, value, problemOf(value, decimalSeparatorOf(language), rule));
  };
  return {
    /** As it stands in the cell; undefined where nothing is being typed. */
    text: typing?.text,
    isEditing,
    isUnreadable,
    announceUnreadable,
    edit: () => setEditing(true),
    type: (text: string) => {
      const { currency } = store.getState().draft.general;
      const isOwn = !rule.isMoney || otherCurrencyIn(text, currency) === undefined;
      const next = isName || !isOwn ? text : readFigure(text, decimalSeparatorOf(language), rule).value;
      controller.type(cell, next);
      setTyping({ text, value: next, before: typing?.before ?? value });
      setEditing(true);
    },
    /** Shows again what the cell holds. */
    forget: () => setTyping(undefined),
    stop: () => {
      setTyping(undefined);
      setEditing(false);
    },
    restore: () => {
      if (typing !== undefined) controller.type(cell, typing.before);
      setTyping(undefined);
      setEditing(false);
    },
  };
}
