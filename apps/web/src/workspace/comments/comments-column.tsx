import { ActionIcon, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { IconX } from '../../shared/icons/icons.ts';
import styles from './comments.module.css';

interface CommentsColumnProps {
  /** Over the page, or beside it. */
  readonly place: 'over' | 'beside';
  readonly onClose: () => void;
  /** Why there are no comments to show, and asking for them again. */
  readonly failure: { readonly text: string; readonly retry: () => void } | undefined;
  /** Where a comment is written. */
  readonly compose: ReactNode;
  readonly children: ReactNode;
}

/** The column in which comments are written and read, whatever stands beside it. */
export function CommentsColumn({ place, onClose, failure, compose, children }: CommentsColumnProps) {
  const { t } = useTranslation('comments');
  return (
    <aside className={styles[place]} aria-label={t('title')}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2>{t('title')}</h2>
          <ActionIcon size={44} aria-label={t('close')} onClick={onClose}>
            <IconX size={20} stroke={1.5} />
          </ActionIcon>
        </div>
        {compose}
        {failure !== undefined && (
          <>
            <Failure text={failure.text} />
            <div>
              <Button variant="default" onClick={failure.retry}>
                {t('retry')}
              </Button>
            </div>
          </>
        )}
        {children}
      </div>
    </aside>
  );
}

interface CommentedPlaceProps {
  readonly name: string;
  /** The words a comment is about; or empty. */
  readonly quote: string;
  readonly onDropQuote: () => void;
  readonly children?: ReactNode;
}

/** What the comment that is being written is about. */
export function CommentedPlace({ name, quote, onDropQuote, children }: CommentedPlaceProps) {
  const { t } = useTranslation('comments');
  return (
    <div className={styles.about}>
      <span>
        {t('about')}: <strong>{name}</strong>
      </span>
      {quote !== '' && (
        <div className={styles.aboutQuote}>
          <q className={styles.quote}>{quote}</q>
          <ActionIcon size={32} aria-label={t('dropQuote')} onClick={onDropQuote}>
            <IconX size={16} stroke={1.5} />
          </ActionIcon>
        </div>
      )}
      {children}
    </div>
  );
}
