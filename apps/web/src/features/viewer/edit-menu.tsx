import { CloseButton } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { lazyWithRetry } from '../../shared/lazy/lazy-with-retry.tsx';
import { leadsToDesign } from '../../workspace/document-view/field-address.ts';
import { useTheme } from '../../workspace/plan-store/use-draft.ts';
import { DocumentLanguage } from '../../workspace/theme-choice/document-language.tsx';
import { FontChoice } from '../../workspace/theme-choice/font-choice.tsx';
import { OwnFontChoice } from '../../workspace/theme-choice/own-font-choice.tsx';
import { PaperChoice } from '../../workspace/theme-choice/paper-choice.tsx';
import { ThemeColours } from '../../workspace/theme-choice/theme-colours.tsx';
import { useLogoColours } from '../../workspace/theme-choice/use-logo-colours.ts';
import { HistoryButtons } from '../../workspace/undo/history-buttons.tsx';
import { OF_DRAFT } from '../../workspace/undo/use-history-keys.ts';
import styles from './edit-menu.module.css';
import { TemplateChoice } from './template-choice.tsx';

function CoverFailed() {
  const { t } = useTranslation('viewer');
  return <p>{t('coverFailed')}</p>;
}

/** Nothing of them is needed until the menu is opened; without a connection all else can be chosen. */
const PrintFields = lazyWithRetry(async () => (await import('./print-fields.tsx')).PrintFields, {
  Failed: CoverFailed,
});
const CoverFields = lazyWithRetry(async () => (await import('./cover-fields.tsx')).CoverFields, {
  Failed: CoverFailed,
});

interface EditMenuProps {
  /** How what is chosen is kept. */
  readonly status: ReactNode;
  readonly onClose: () => void;
}

/** Template, colours, font and language of the document, what its cover shows and what is printed; each choice shows at once. */
export function EditMenu({ status, onClose }: EditMenuProps) {
  const { t } = useTranslation('viewer');
  const [theme, setTheme] = useTheme();
  const ofLogo = useLogoColours();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isForField = leadsToDesign(hash);
  useEffect(() => {
    if (!isForField) heading.current?.focus();
  }, [isForField]);
  return (
    <aside className={styles.edit} aria-labelledby={title} {...OF_DRAFT}>
      <div className={styles.editHead}>
        <h2 id={title} ref={heading} tabIndex={-1}>
          {t('design')}
        </h2>
        <HistoryButtons />
        <CloseButton aria-label={t('closeDesign')} onClick={onClose} />
      </div>
      <div className={styles.editStatus}>{status}</div>
      <div className={styles.editGroup}>
        <TemplateChoice theme={theme} onChange={setTheme} />
        <Link to="/builder/select-template">{t('allTemplates')}</Link>
      </div>
      <ThemeColours theme={theme} onChange={setTheme} ofLogo={ofLogo} allowsOwn />
      <FontChoice theme={theme} onChange={setTheme} />
      <OwnFontChoice />
      <DocumentLanguage theme={theme} onChange={setTheme} />
      <PaperChoice theme={theme} onChange={setTheme} />
      <section className={styles.editCover} aria-labelledby={`${title}-cover`}>
        <h3 id={`${title}-cover`}>{t('cover')}</h3>
        <CoverFields />
      </section>
      <section className={styles.editCover} aria-labelledby={`${title}-print`}>
        <h3 id={`${title}-print`}>{t('print.title')}</h3>
        <PrintFields />
      </section>
    </aside>
  );
}
