import { Button, Loader } from '@mantine/core';
import type { Version } from '@trazo/contract/plans/versions';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { FailedQuery } from '../../shared/account-form/failed-query.tsx';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { IconArrowLeft } from '../../shared/icons/icons.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import type { Draft } from '../plan-store/draft.ts';
import { useDraft } from '../plan-store/use-draft.ts';
import { PartComparison } from './part-comparison.tsx';
import { planDifferences } from './plan-differences.ts';
import { useRestore } from './use-restore.ts';
import { useVersionDraft } from './use-versions.ts';
import styles from './versions.module.css';

interface VersionComparisonProps {
  /** Of the plan. */
  readonly id: string;
  readonly version: Version;
  readonly onBack: () => void;
  readonly onRestored: () => void;
}

/** A version beside the plan as it is: what differs, and the way back to it. */
export function VersionComparison({ id, version, onBack, onRestored }: VersionComparisonProps) {
  const { t } = useTranslation('versions');
  const moment = formatMoment(version.kept_at, useLanguage());
  const query = useVersionDraft(id, version.id);
  const { data, error } = query;
  const restore = useRestore(id);
  const ask = (draft: Draft) =>
    confirmFirst(
      {
        title: t('restore.title', { moment }),
        text: t('restore.text'),
        confirm: t('restore.action'),
        cancel: t('cancel'),
      },
      () => restore.mutate({ draft, moment }, { onSuccess: onRestored }),
    );
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Button
          variant="subtle"
          data-in-text
          leftSection={<IconArrowLeft size={18} stroke={1.5} />}
          onClick={onBack}
        >
          {t('back')}
        </Button>
        {data !== undefined && (
          <Button loading={restore.isPending} onClick={() => ask(data)}>
            {t('restore.action')}
          </Button>
        )}
      </div>
      <Failure text={restore.error?.message} />
      <h2 className={styles.title}>{version.name ?? t('of', { moment })}</h2>
      <p className={styles.lead}>{t('comparison.lead', { moment })}</p>
      {data === undefined && error === null && <Loader aria-label={t('comparison.title')} />}
      <FailedQuery query={query} />
      {data !== undefined && <Differences version={data} />}
    </div>
  );
}

function Differences({ version }: { readonly version: Draft }) {
  const { t } = useTranslation('versions');
  const now = useDraft(({ draft }) => draft);
  const parts = planDifferences(version, now);
  if (parts.length === 0) return <p className={styles.same}>{t('comparison.same')}</p>;
  return parts.map((part) => <PartComparison key={part.part} {...part} />);
}
