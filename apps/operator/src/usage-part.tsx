import { ScrollArea } from '@mantine/core';
import { usageFigures } from '@trazo/contract/api/operator';
import { FIGURES } from '@trazo/contract/operator/usage';
import { callApi } from '@trazo/web/shared/api/api-client.ts';
import { formatAge, formatDay, formatMoment } from '@trazo/web/shared/formatting/moment-text.ts';
import { useLanguage } from '@trazo/web/shared/words/use-language.ts';
import { useTranslation } from 'react-i18next';
import { ConsolePart } from './console-part.tsx';
import styles from './operator.module.css';
import { useConsoleQuery } from './operator-query.ts';

/** Counts by day, and how old the last backup is. */
export function UsagePart() {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  const query = useConsoleQuery(usageFigures, (signal) => callApi(usageFigures, { signal }));
  return (
    <ConsolePart title={t('views.usage')} note={t('usage.note')} query={query}>
      {({ counted_at, days, backup }) => (
        <>
          <LastBackup {...backup} />
          {counted_at === null ? (
            <p>{t('usage.none')}</p>
          ) : (
            <>
              {/* Wider than a phone: scrolled by keyboard as well. */}
              <ScrollArea
                type="auto"
                viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': t('views.usage') }}
              >
                <table className={`${styles.table} ${styles.days}`}>
                  <thead>
                    <tr>
                      <th scope="col">{t('usage.day')}</th>
                      {FIGURES.map((figure) => (
                        <th key={figure} scope="col" className={styles.number}>
                          {t(`usage.figures.${figure}`)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {days.map((day) => (
                      <tr key={day.day}>
                        <th scope="row">{formatDay(day.day, language, 'UTC')}</th>
                        {FIGURES.map((figure) => (
                          <td key={figure} className={styles.number}>
                            {day[figure].toLocaleString(language)}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollArea>
              <p className={styles.note}>
                {t('usage.countedAt', { moment: formatMoment(counted_at, language) })}
              </p>
            </>
          )}
        </>
      )}
    </ConsolePart>
  );
}

interface LastBackupProps {
  readonly made_at: string | null;
  readonly checked_at: string | null;
}

function LastBackup({ made_at, checked_at }: LastBackupProps) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  if (made_at === null) return <p>{t('usage.backup.none')}</p>;
  const made = { moment: formatMoment(made_at, language), age: formatAge(made_at, language) };
  return (
    <p>
      {t('usage.backup.made', made)}{' '}
      {checked_at === null
        ? t('usage.backup.unchecked')
        : t('usage.backup.checked', { moment: formatMoment(checked_at, language) })}
    </p>
  );
}
