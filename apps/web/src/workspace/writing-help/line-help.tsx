import { VisuallyHidden } from '@mantine/core';
import { readPath } from '@trazo/contract/plan-document/value-path';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldKey } from '../../shared/glossary/use-field-key.ts';
import { IconBulb } from '../../shared/icons/icons.ts';
import type { DraftState } from '../plan-store/plan-store.ts';
import { GapNote } from './text-notes.tsx';
import styles from './writing-help.module.css';
import { HelpPanel } from './writing-help.tsx';

interface LineHelpProps {
  readonly section: SectionId;
  readonly path: string;
  readonly label: string;
  /** The id of the line's control. */
  readonly control: string;
  /** The control. */
  readonly children: ReactNode;
}

/** Help with one line, behind a lamp at its end: no stop of Tab, F1 in the line asks for it. */
export function LineHelp({ label, children, ...props }: LineHelpProps) {
  const { t } = useTranslation(['fields', 'navigation']);
  const { section, path, control } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const close = useCallback(() => {
    // What vanishes would take the focus with it.
    if (panel.current?.contains(document.activeElement)) document.getElementById(control)?.focus();
    setOpen(false);
    return isOpen;
  }, [isOpen, control]);
  const ask = useCallback(() => (isOpen ? void close() : setOpen(true)), [isOpen, close]);
  useFieldKey(button, true, { onAsk: ask, onClose: close, opened: panel });
  const name = t('navigation:labelled', { label: t('help.open'), text: label });
  return (
    <div className={styles.line} data-helped>
      {children}
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        className={styles.lamp}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={name}
        title={`${t('help.open')} (F1)`}
        onClick={ask}
      >
        <IconBulb size={18} stroke={1.5} />
      </button>
      {/* By F1 it opens without taking the focus. */}
      <VisuallyHidden aria-live="polite">{isOpen && name}</VisuallyHidden>
      {isOpen && (
        <section id={id} ref={panel} className={styles.panel} aria-label={name}>
          <HelpPanel {...props} guide={undefined} onDone={() => setOpen(false)} />
        </section>
      )}
      <GapNote
        control={control}
        read={({ draft }: DraftState) => String(readPath(draft[section], path) ?? '')}
      />
    </div>
  );
}

/** For the control within: its text ends before the lamp. */
export const besideLamp = styles.besideLamp;
