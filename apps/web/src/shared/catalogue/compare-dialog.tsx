import { TEMPLATES } from '@trazo/templates/catalogue';
import type { Template } from '@trazo/templates/template';
import { type ReactNode, useEffect, useRef } from 'react';
import paper from '../design/paper-dialog.module.css';
import controls from '../design/plain-controls.module.css';
import { useLanguage } from '../words/use-language.ts';
import { useWords } from '../words/use-words.ts';
import styles from './compare-dialog.module.css';
import { FavouriteButton } from './favourite-button.tsx';
import { pagePicture, sheetSize } from './page-picture.ts';
import type { Pair } from './use-comparison.ts';

const PAGES = ['cover', 'mission', 'team', 'figures'] as const;
const SIZES = '(min-width: 62em) 17rem, (min-width: 48em) 30rem, 78vw';

interface CompareDialogProps {
  readonly pair: Pair;
  readonly onChange: (pair: Pair) => void;
  readonly onClose: () => void;
  /** The way to begin with one of them. */
  readonly action: (template: Template) => ReactNode;
}

/** Cover and some pages of two templates side by side; on a phone, one swipes from one to the other. */
export function CompareDialog({ pair, onChange, onClose, action }: CompareDialogProps) {
  const { t } = useWords('catalogue');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [left, right] = pair;
  return (
    <dialog
      ref={dialog}
      className={`${paper.dialog} ${styles.dialog}`}
      aria-label={t('compareTitle')}
      closedby="any"
      onClose={onClose}
    >
      <div className={paper.bar}>
        <h2 className={styles.title}>{t('compareTitle')}</h2>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      <div className={styles.sides}>
        <Side template={left} label={t('left')} onChoose={(chosen) => onChange([chosen, right])}>
          {action(left)}
        </Side>
        <Side template={right} label={t('right')} onChoose={(chosen) => onChange([left, chosen])}>
          {action(right)}
        </Side>
      </div>
    </dialog>
  );
}

interface SideProps {
  readonly template: Template;
  readonly label: string;
  readonly onChoose: (template: Template) => void;
  readonly children: ReactNode;
}

function Side({ template, label, onChoose, children }: SideProps) {
  const { t } = useWords('catalogue');
  const language = useLanguage();
  const { key, name, description } = template;
  return (
    <section className={styles.side} aria-label={name}>
      <div className={styles.head}>
        <select
          className={controls.select}
          aria-label={label}
          value={key}
          onChange={({ currentTarget }) => {
            const chosen = TEMPLATES.find((each) => each.key === currentTarget.value);
            if (chosen !== undefined) onChoose(chosen);
          }}
        >
          {TEMPLATES.map((each) => (
            <option key={each.key} value={each.key}>
              {each.name}
            </option>
          ))}
        </select>
        <FavouriteButton template={template} />
      </div>
      <p className={styles.description}>{description[language]}</p>
      <div className={styles.action}>{children}</div>
      <div className={styles.pages}>
        {PAGES.map((shown) => (
          <img
            key={`${key} ${shown}`}
            {...pagePicture({ templateId: template.id, language, shown })}
            {...sheetSize(template)}
            sizes={SIZES}
            alt={t('pageOf', { page: t(`pages.${shown}`), template: name })}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
    </section>
  );
}
