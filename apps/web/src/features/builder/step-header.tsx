import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Wordmark } from '../../shared/design/wordmark.tsx';
import layout from '../../shared/layout/layout.module.css';
import styles from './builder.module.css';

const STEPS = [
  { key: 'selectTemplate', to: '/builder/select-template' },
  { key: 'form', to: '/builder/form' },
  { key: 'register', to: '/builder/register' },
] as const;

/** The three steps of the builder; each leads there. */
export function StepHeader() {
  const { t } = useTranslation(['builder', 'navigation']);
  const { pathname } = useLocation();
  const current = STEPS.findIndex(({ to }) => pathname.startsWith(to));
  return (
    <header className={`${layout.navbar} ${styles.header}`}>
      <Link className={layout.home} to="/" aria-label={t('navigation:home')}>
        <Wordmark />
      </Link>
      <nav aria-label={t('builder:steps.label')}>
        <ol className={styles.steps}>
          {STEPS.map(({ key, to }, index) => (
            <li key={key}>
              <Link
                className={styles.step}
                to={to}
                aria-current={index === current ? 'step' : undefined}
                data-done={index < current || undefined}
              >
                <span className={styles.stepNumber} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={styles.stepName}>{t(`builder:steps.${key}`)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  );
}
