import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';

interface FieldGuideProps {
  readonly label: string;
  /** One question a line. */
  readonly guide: string | undefined;
  readonly example: string | undefined;
}

/** What to write in a long text, for whoever wants to know: questions to answer, and an example. Not drawn anew on every key. */
export const FieldGuide = memo(function FieldGuide({ label, guide, example }: FieldGuideProps) {
  const { t } = useTranslation(['fields', 'navigation']);
  if (guide === undefined) return null;
  return (
    <details className={styles.guide}>
      <summary aria-label={t('navigation:labelled', { label: t('guide.open'), text: label })}>
        {t('guide.open')}
      </summary>
      <ul>
        {guide.split('\n').map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      {example !== undefined && (
        <p>
          <strong>{t('guide.example')}</strong> {example}
        </p>
      )}
    </details>
  );
});
