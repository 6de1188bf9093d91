import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Wordmark } from '../design/wordmark.tsx';
import styles from './layout.module.css';

/** The name in every header; leads to the start. */
export function HomeLink() {
  const { t } = useTranslation('navigation');
  return (
    <Link className={styles.home} to="/">
      <Wordmark /> <VisuallyHidden>{t('home')}</VisuallyHidden>
    </Link>
  );
}
