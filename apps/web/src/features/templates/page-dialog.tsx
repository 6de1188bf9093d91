import type { Template } from '@trazo/templates/template';
import { useEffect, useRef } from 'react';
import { pagePicture, sheetSize } from '../../shared/catalogue/page-picture.ts';
import paper from '../../shared/design/paper-dialog.module.css';
import controls from '../../shared/design/plain-controls.module.css';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import styles from './page-dialog.module.css';

export interface OpenedPage {
  /** From 1. */
  readonly page: number;
  /** The picture of it that is there already: it stands in until the large one has come. */
  readonly small: string | undefined;
}

interface PageDialogProps extends OpenedPage {
  readonly template: Template;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
  readonly onClose: () => void;
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One page large enough to be read; arrows turn, Escape and a click beside it close. */
export function PageDialog(props: PageDialogProps) {
  const { template, page, small, pages, onTurn, onClose } = props;
  const { t } = useWords('templates');
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const turn = (by: number) => {
    const next = page + by;
    if (next < 1 || next > pages) return;
    dialog.current?.scrollTo({ top: 0, behavior: 'instant' });
    onTurn(next);
  };
  const shown = { templateId: template.id, language, shown: page };
  const position = t('pages.alt', { page, pages, template: template.name });
  return (
    <dialog
      ref={dialog}
      className={`${paper.dialog} ${styles.dialog}`}
      aria-label={t('pages.large')}
      closedby="any"
      onClose={onClose}
      onKeyDown={({ key }) => {
        const by = KEYS[key];
        if (by !== undefined) turn(by);
      }}
    >
      <div className={paper.bar}>
        <p className={styles.position} aria-live="polite">
          <span className={controls.hidden}>{position}</span>
          <span aria-hidden="true">
            {page} / {pages}
          </span>
        </p>
        <TurnButton
          label={t('pages.previous')}
          d="m15 5-7 7 7 7"
          isEnd={page === 1}
          onTurn={() => turn(-1)}
        />
        <TurnButton label={t('pages.next')} d="m9 5 7 7-7 7" isEnd={page === pages} onTurn={() => turn(1)} />
        <TurnButton
          label={t('pages.close')}
          d="m6 6 12 12M18 6 6 18"
          onTurn={() => dialog.current?.close()}
        />
      </div>
      <img
        key={page}
        className={styles.page}
        style={small ? { backgroundImage: `url("${small}")` } : undefined}
        {...pagePicture(shown, 1440)}
        {...sheetSize(template)}
        sizes="(min-width: 60em) 56rem, 100vw"
        alt={position}
      />
    </dialog>
  );
}

interface TurnButtonProps {
  readonly label: string;
  /** The drawing's path. */
  readonly d: string;
  readonly isEnd?: boolean;
  readonly onTurn: () => void;
}

/** Stays in reach of the keyboard on the last page, where it does nothing. */
const TurnButton = ({ label, d, isEnd = false, onTurn }: TurnButtonProps) => (
  <button
    type="button"
    className={controls.iconButton}
    aria-label={label}
    aria-disabled={isEnd || undefined}
    onClick={onTurn}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  </button>
);
