import type { PlanMailed } from '@trazo/contract/plans/plan-mail';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './deliver.module.css';

/** What went to whom and when, and what became of it. */
export function MailLog({ mailings }: { readonly mailings: readonly PlanMailed[] }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  if (mailings.length === 0) return null;
  return (
    <div className={styles.listed}>
      <h3>{t('deliver.log.title')}</h3>
      <ul>
        {mailings.map(({ email, at, state }) => (
          <li key={`${at} ${email}`}>
            <span className={styles.address}>{email}</span>
            <span className={styles.meta} data-failed={state === 'failed' || undefined}>
              {formatMoment(at, language)}
              {state !== null && ` · ${t(`deliver.log.${state}`)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
