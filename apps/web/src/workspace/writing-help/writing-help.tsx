import type { SectionId } from '@trazo/plan/sections/section-ids';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconBulb } from '../../shared/icons/icons.ts';
import { lazyWithRetry } from '../../shared/lazy/lazy-with-retry.tsx';
import styles from './writing-help.module.css';

function HelpFailed() {
  const { t } = useTranslation('fields');
  return <p>{t('help.failed')}</p>;
}

/** Fetched when help is opened. */
export const HelpPanel = lazyWithRetry(async () => (await import('./help-panel.tsx')).HelpPanel, {
  Failed: HelpFailed,
});

export interface WritingHelpProps {
  readonly section: SectionId;
  readonly path: string;
  readonly label: string;
  /** The id of the text's control. */
  readonly control: string;
  /** Questions that help to write, one a line. */
  readonly guide: string | undefined;
}

/** Help to write a long text, behind a button above it. Not rendered again on every key. */
export const WritingHelp = memo(function WritingHelp({ label, ...props }: WritingHelpProps) {
  const { t } = useTranslation(['fields', 'navigation']);
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className={styles.help}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        aria-label={t('navigation:labelled', { label: t('help.open'), text: label })}
        onClick={() => setOpen(!isOpen)}
      >
        <IconBulb size={18} stroke={1.5} />
        <span>{t('help.open')}</span>
      </button>
      {isOpen && (
        <section id={panel} className={styles.panel} aria-label={t('help.open')}>
          <HelpPanel {...props} onDone={() => setOpen(false)} />
        </section>
      )}
    </div>
  );
});
