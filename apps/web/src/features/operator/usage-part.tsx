import { ScrollArea } from '@mantine/core';
import { usageFigures } from '@trazo/contract/api/operator';
import { FIGURES } from '@trazo/contract/operator/usage';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/api/api-client.ts';
import { formatDay, formatMoment } from '../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { ConsolePart } from './console-part.tsx';
import styles from './operator.module.css';
import { useConsoleQuery } from './operator-query.ts';

/** Counts by day. */
export function UsagePart() {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  const query = useConsoleQuery(usageFigures, (signal) => callApi(usageFigures, { signal }));
  return (
    <ConsolePart title={t('views.usage')} note={t('usage.note')} query={query}>
      {({ counted_at, days }) =>
        counted_at === null ? (
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
        )
      }
    </ConsolePart>
  );
}
