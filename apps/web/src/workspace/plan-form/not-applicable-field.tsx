import { readPath } from '@trazo/contract/plan-document/value-path';
import { type NotApplicableField as DispensableName, partsOf } from '@trazo/plan/sections/not-applicable';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePlanStore } from '../plan-store/plan-context.tsx';
import { useDraft } from '../plan-store/use-draft.ts';
import styles from './dispensable.module.css';
import { useFieldWords } from './field-words.ts';
import { declare, useApplies, useLikelyNotApplicable } from './use-applicability.ts';

interface DispensableFieldProps {
  readonly name: DispensableName;
  readonly children: ReactNode;
}

/** A field that not every plan has: it can be declared as not applicable, and is then one line. */
export function NotApplicableField({ name, children }: DispensableFieldProps) {
  const { label } = useFieldWords(...partsOf(name));
  return (
    <DispensableFields names={[name]} label={label}>
      {children}
    </DispensableFields>
  );
}

interface DispensableFieldsProps {
  /** Declared together: at least one. */
  readonly names: readonly DispensableName[];
  readonly label: string;
  readonly children: ReactNode;
}

/** Fields that not every plan has, and of which one does not come without the others. */
export function DispensableFields({ names, label, children }: DispensableFieldsProps) {
  const store = usePlanStore();
  const { t } = useTranslation(['fields', 'navigation']);
  const [first = ''] = names;
  const isApplicable = useApplies(first);
  const isOffered = useIsOffered(names);
  const button = useRef<HTMLButtonElement>(null);
  /** The button that was pressed has gone; the opposite one takes the focus. */
  const turn = () => {
    flushSync(() => declare(store, names, !isApplicable));
    button.current?.focus();
  };
  const words = t(isApplicable ? 'fields:applicability.not' : 'fields:applicability.again');
  const action = (
    <button
      ref={button}
      type="button"
      className={styles.action}
      aria-label={t('navigation:labelled', { label, text: words })}
      onClick={turn}
    >
      {words}
    </button>
  );
  if (isApplicable)
    return (
      <div className={styles.field}>
        {children}
        {isOffered && action}
      </div>
    );
  return (
    <div className={styles.declared} id={first}>
      <p>
        <strong>{label}</strong> {t('fields:applicability.field')}
      </p>
      {action}
    </div>
  );
}

/** Offered where nothing is written yet, or where the rest of the plan speaks for it. */
function useIsOffered(names: readonly DispensableName[]): boolean {
  const likely = useLikelyNotApplicable();
  const isBlank = useDraft(({ draft }) =>
    names.every((name) => {
      const [section, path] = partsOf(name);
      const value = readPath(draft[section], path);
      return Array.isArray(value) ? value.length === 0 : value === '';
    }),
  );
  return isBlank || names.some((name) => likely.includes(name));
}
