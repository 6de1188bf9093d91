import { TEXT_LIMITS } from '@trazo/plan/fields';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofForm } from '../../../shared/form/field-form.tsx';
import { needsSignKey, SignKey } from '../../../shared/form/sign-key.tsx';
import { formatAmount } from '../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { type CellElement, cellEvents } from './cell-events.ts';
import { cellId } from './cell-focus.ts';
import type { Origin } from './figure-origins.ts';
import { AMOUNT_RULE, type FigureRule } from './figure-rule.ts';
import styles from './grid-cell.module.css';
import type { CellName } from './grid-context.ts';
import type { CellController } from './grid-controller.ts';
import { NAME_COLUMN } from './grid-model.ts';
import { useCellTyping } from './use-cell-typing.ts';

interface GridCellProps {
  readonly rowKey: string;
  readonly column: number;
  /** Its path in the section; undefined while its row stands open. */
  readonly field: string | undefined;
  /** A name, a canonical amount, or what was typed for one and cannot be read. */
  readonly value: string;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly isSelected: boolean;
  /** Where its figure comes from, in a plan with a forecast. */
  readonly origin?: Origin | undefined;
  /** What figures it takes: amounts unless given. */
  readonly rule?: FigureRule;
  readonly controller: CellController;
  /** Moves the whole line up or down. */
  readonly onMove?: ((by: -1 | 1) => void) | undefined;
}

/** One cell to type in: ready (keys replace, arrows leave) or being edited (arrows move the caret). */
export function GridCell(props: GridCellProps) {
  const { rowKey, column, field, value, label, placeholder, isSelected, controller, onMove } = props;
  const { rule = AMOUNT_RULE, origin } = props;
  const language = useLanguage();
  const input = useRef<CellElement>(null);
  const cell: CellName = { key: rowKey, column };
  const { t } = useTranslation('finance');
  const typing = useCellTyping(cell, value, rule, controller);
  const { isEditing, isUnreadable } = typing;

  const [hasSignKey, setHasSignKey] = useState(false);
  const figure = typing.text ?? formatAmount(value, language);

  const common = {
    ...ofForm(rowKey),
    id: field && `finance.${field}`,
    'data-cell': cellId(cell),
    'data-selected': isSelected || undefined,
    'data-editing': isEditing || undefined,
    'data-figure': origin,
    'aria-description': origin && t(`form.forecast.${origin}`),
    'aria-label': label,
    'aria-invalid': (isUnreadable && !isEditing) || undefined,
    placeholder,
    autoComplete: 'off',
    ...cellEvents({ cell, input, typing, controller, isSelected, onMove }),
  };
  return column === NAME_COLUMN ? (
    <textarea
      {...common}
      ref={(element) => {
        input.current = element;
      }}
      className={styles.name}
      rows={1}
      maxLength={TEXT_LIMITS.short}
      value={typing.text ?? value}
      onChange={({ currentTarget }) => typing.type(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
    />
  ) : (
    <>
      <input
        {...common}
        ref={(element) => {
          input.current = element;
        }}
        className={styles.figure}
        inputMode="decimal"
        value={figure}
        onChange={({ currentTarget }) => typing.type(currentTarget.value)}
        onFocus={(event) => {
          common.onFocus(event);
          setHasSignKey(rule.isMoney === true && needsSignKey());
        }}
        onBlur={() => {
          common.onBlur();
          setHasSignKey(false);
        }}
      />
      {hasSignKey && (
        <span className={styles.sign}>
          <SignKey text={figure} onText={typing.type} />
        </span>
      )}
    </>
  );
}
