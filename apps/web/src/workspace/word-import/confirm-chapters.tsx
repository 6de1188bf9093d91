import { Button } from '@mantine/core';
import type { Plan } from '@trazo/plan/plan';
import { isBlankText } from '@trazo/plan/rich-text/plain-text';
import type { ImportRow } from '@trazo/plan/word-import/match-chapters';
import { IMPORT_TARGETS, type ImportTarget } from '@trazo/plan/word-import/targets';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnce } from '../../shared/actions/use-once.ts';
import { ChapterRow } from './chapter-row.tsx';
import { targetGroups } from './target-words.ts';
import styles from './word-import.module.css';

interface ConfirmChaptersProps {
  readonly rows: readonly ImportRow[];
  readonly into: () => Plan;
  readonly onPut: (rows: readonly ImportRow[]) => Promise<void>;
  readonly onBack: () => void;
}

const LEFT_OUT = 'leftOut';

const saysSomething = ({ blocks }: ImportRow): boolean => !isBlankText({ blocks });

/** Each chapter beside the field it goes into, to look through and to change. */
export function ConfirmChapters({ rows, into, onPut, onBack }: ConfirmChaptersProps) {
  const { t, i18n } = useTranslation('wordImport');
  const [chosen, setChosen] = useState<readonly ImportRow[]>(rows);
  const [plan] = useState(into);
  const placed = chosen.filter(({ target }) => target !== undefined).length;
  const put = useOnce(() => onPut(chosen));
  const spoken = i18n.language;
  const targets = useMemo(() => {
    const leaveOut = { value: LEFT_OUT, label: i18n.t('wordImport:confirm.leaveOut', { lng: spoken }) };
    return [leaveOut, ...targetGroups()];
  }, [i18n, spoken]);
  const choose = (index: number, value: string) => {
    const target: ImportTarget | undefined = IMPORT_TARGETS.find((one) => one === value);
    setChosen(
      chosen.map((row, at) => {
        const proposal = rows[at] ?? row;
        if (at !== index) return row;
        return proposal.target === target ? proposal : { ...proposal, target, isExact: false };
      }),
    );
  };
  return (
    <div className={styles.confirm}>
      <div>
        <strong role="status">
          {t('confirm.found', { found: placed, count: chosen.filter(saysSomething).length })}
        </strong>
        <p className={styles.lead}>{t('confirm.lead')}</p>
      </div>
      <ol className={styles.rows} aria-label={t('confirm.chapters')}>
        {chosen.map((row, index) => (
          <ChapterRow
            key={`${index}${row.heading}`}
            row={row}
            plan={plan}
            targets={targets}
            value={row.target ?? LEFT_OUT}
            onChoose={(value) => choose(index, value)}
          />
        ))}
      </ol>
      <div className={styles.actions}>
        <Button disabled={placed === 0} loading={put.busy} onClick={put.run}>
          {t('confirm.putIn', { count: placed })}
        </Button>
        <Button variant="subtle" disabled={put.busy} onClick={onBack}>
          {t('confirm.other')}
        </Button>
      </div>
    </div>
  );
}
