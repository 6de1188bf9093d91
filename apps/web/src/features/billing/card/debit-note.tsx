import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

/** What a debit pays: an order, which waits for the money, or what comes later. */
export type DebitPays = 'order' | 'later';

/** A debit takes days: what happens meanwhile, said before it is chosen for good (ADR 82). */
export function DebitNote({ pays }: { pays: DebitPays }) {
  const { t } = useTranslation('billing');
  return <p className={styles.note}>{t(pays === 'order' ? 'debit.first' : 'debit.later')}</p>;
}
