import { Button } from '@mantine/core';
import { lookOf, type Theme, templateOf } from '@trazo/plan/theme/theme';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../../shared/design/plain-controls.module.css';
import { SiteLink } from '../../shared/site/site-link.tsx';
import { templateAddress } from '../../shared/site/template-address.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { ChosenFont } from '../../workspace/theme-choice/chosen-font.tsx';
import { DocumentLanguage } from '../../workspace/theme-choice/document-language.tsx';
import { ThemeColours } from '../../workspace/theme-choice/theme-colours.tsx';
import styles from './choice-panel.module.css';
import { LivePage } from './live-page.tsx';

/** Inner pages that show a template at work, whatever the language. */
const PAGES = ['team', 'figures'] as const;

interface ChoicePanelProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
  readonly onUse: () => void;
  readonly onCompare: () => void;
  /** A second way on. */
  readonly children: ReactNode;
}

/** The template being looked at, its colours, and the way on. On a phone a bar at the lower edge that opens. */
export function ChoicePanel({ theme, onChange, onUse, onCompare, children }: ChoicePanelProps) {
  const { t } = useTranslation(['gallery', 'catalogue']);
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { colors } = lookOf(theme);
  const template = templateOf(theme.templateId);
  return (
    <section className={styles.panel} aria-label={t('gallery:chosen')} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <h2>{template.name}</h2>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('gallery:details')}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 14 6-6 6 6" />
          </svg>
        </button>
      </div>
      <div className={styles.body} id={id}>
        <p className={styles.description}>{template.description[language]}</p>
        <p className={styles.suits}>{template.suits[language]}</p>
        <div className={styles.pages} key={template.key} aria-hidden="true">
          {PAGES.map((shown) => (
            <span className={styles.page} key={shown} data-orientation={template.orientation}>
              <LivePage template={template} colours={colors} shown={shown} />
            </span>
          ))}
        </div>
        <div className={styles.links}>
          <button type="button" className={controls.textButton} onClick={onCompare}>
            {t('catalogue:compare')}
          </button>
          <SiteLink to={templateAddress(template.key)}>{t('gallery:whole')}</SiteLink>
        </div>
        <ThemeColours theme={theme} onChange={onChange} />
        <ChosenFont theme={theme} onChange={onChange} />
        <DocumentLanguage theme={theme} onChange={onChange} />
      </div>
      <div className={styles.actions}>
        <Button fullWidth onClick={onUse}>
          {t('gallery:use', { template: template.name })}
        </Button>
        {children}
      </div>
    </section>
  );
}
