import { useTranslation } from 'react-i18next';
import { isEmptyDraft } from '../../shared/drafts/draft.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import styles from './home.module.css';

const STEPS = ['template', 'write', 'print'] as const;

export function HomePage() {
  const { t } = useTranslation('home');
  const started = useDraft(({ draft }) => !isEmptyDraft(draft));
  return (
    <>
      <section className={styles.hero}>
        <h1 className={styles.title}>{t('title')}</h1>
        <svg className={styles.stroke} viewBox="0 0 600 60" preserveAspectRatio="none" aria-hidden="true">
          <path d="M4 42C110 14 300 4 596 20 430 18 250 26 150 52" />
        </svg>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.actions}>
          <ButtonLink to="/builder/select-template">{t('start')}</ButtonLink>
          {started && (
            <ButtonLink variant="default" to="/builder/form">
              {t('continue')}
            </ButtonLink>
          )}
        </div>
      </section>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li className={styles.step} key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h2 className={styles.stepTitle}>{t(`steps.${step}.title`)}</h2>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
