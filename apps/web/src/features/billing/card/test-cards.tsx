import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

/** The provider's own test cards, which the stand-in knows. */
const TEST_CARDS = [
  { number: '4242 4242 4242 4242', does: 'succeeds' },
  { number: '4000 0025 0000 3155', does: 'authentication' },
  { number: '4000 0000 0000 9995', does: 'funds' },
  { number: '4000 0000 0000 0341', does: 'laterDeclined' },
] as const;

/** Accounts that Stripe names, too, for tests of debits. */
const TEST_ACCOUNTS = [
  { number: 'DE89 3704 0044 0532 0130 00', does: 'testPaid' },
  { number: 'DE08 3704 0044 0532 0130 03', does: 'testSoon' },
  { number: 'DE78 3704 0044 0532 0130 04', does: 'testRefused' },
] as const;

/** Says that no money moves here, and which numbers do what. */
export function TestCards() {
  const { t } = useTranslation('billing');
  return (
    <TestNumbers
      text={t('test.text')}
      numbers={TEST_CARDS.map(({ number, does }) => [number, t(`test.${does}`)])}
    />
  );
}

export function TestAccounts() {
  const { t } = useTranslation('billing');
  return (
    <TestNumbers
      text={t('debit.testText')}
      numbers={TEST_ACCOUNTS.map(({ number, does }) => [number, t(`debit.${does}`)])}
    />
  );
}

interface TestNumbersProps {
  readonly text: string;
  readonly numbers: readonly (readonly [number: string, does: string])[];
}

function TestNumbers({ text, numbers }: TestNumbersProps) {
  const { t } = useTranslation('billing');
  return (
    <details className={styles.testCards}>
      <summary>{t('test.title')}</summary>
      <p>{text}</p>
      <dl>
        {numbers.map(([number, does]) => (
          <div key={number}>
            <dt>{number}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
