import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import readAloud from '../../shared/design/visually-hidden.module.css';
import styles from './viewer-toolbar.module.css';

interface PageNumberProps {
  /** From 0. */
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Shows the page in view; another number leads there. */
export function PageNumber({ page, total, onPage }: PageNumberProps) {
  const { t } = useTranslation('viewer');
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const number = Math.round(Number(typed));
    if (typed?.trim() && Number.isFinite(number)) onPage(Math.min(total, Math.max(1, number)) - 1);
    setTyped(undefined);
  };
  return (
    <label className={styles.pageNumber}>
      <span className={readAloud.hidden}>{t('pageNumber')}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(page + 1)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={go}
        onKeyDown={({ key }) => {
          if (key === 'Enter') go();
          else if (key === 'Escape') setTyped(undefined);
        }}
      />
      <span aria-hidden="true">/ {total}</span>
    </label>
  );
}
