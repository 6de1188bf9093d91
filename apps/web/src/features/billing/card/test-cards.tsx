import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

/** The provider's own test cards, which the stand-in knows. */
const TEST_CARDS = [
  { number: '4242 4242 4242 4242', does: 'succeeds' },
  { number: '4000 0025 0000 3155', does: 'authentication' },
  { number: '4000 0000 0000 9995', does: 'funds' },
  { number: '4000 0000 0000 0341', does: 'laterDeclined' },
] as const;

/** Says that no money moves here, and which numbers do what. */
export function TestCards() {
  const { t } = useTranslation('billing');
  return (
    <details className={styles.testCards}>
      <summary>{t('test.title')}</summary>
      <p>{t('test.text')}</p>
      <dl>
        {TEST_CARDS.map(({ number, does }) => (
          <div key={number}>
            <dt>{number}</dt>
            <dd>{t(`test.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
