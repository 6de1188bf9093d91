import { readAmount } from '@trazo/plan/writing/amount-reading';
import { decimalSeparatorOf } from '@trazo/plan/writing/number-convention';
import { useState } from 'react';
import { parseAmount } from '../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import type { CellName } from './grid-context.ts';
import type { GridController } from './grid-controller.ts';
import { NAME_COLUMN } from './grid-rows.ts';
import { isReadable } from './readable-finance.ts';

/** What is being typed: its text, the value it was taken for, and the one to go back to. */
interface Typing {
  readonly text: string;
  readonly value: string;
  readonly before: string;
}

/** What is typed into a cell, until it is left: `value` is what the cell holds until then. */
export function useCellTyping(cell: CellName, value: string, controller: GridController) {
  const language = useLanguage();
  const [typed, setTyping] = useState<Typing>();
  const [isEditing, setEditing] = useState(false);
  const isName = cell.column === NAME_COLUMN;
  const typing = typed?.value === value ? typed : undefined;
  const isUnreadable = !isName && !isReadable(value);

  const announceUnreadable = () => {
    if (!isUnreadable) return;
    const { kind } = readAmount(value, decimalSeparatorOf(language));
    controller.refuse(cell, value, kind === 'tooLong' ? kind : 'notNumber');
  };
  return {
    /** As it stands in the cell; undefined where nothing is being typed. */
    text: typing?.text,
    isEditing,
    isUnreadable,
    announceUnreadable,
    edit: () => setEditing(true),
    type: (text: string) => {
      const next = isName ? text : (parseAmount(text, language) ?? text);
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
