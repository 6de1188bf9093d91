import { Modal } from '@mantine/core';
import type { Version } from '@trazo/contract/plans/versions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedQuery } from '../../shared/account-form/failed-query.tsx';
import { useOpenerFocus } from '../../shared/dialogs/use-opener-focus.ts';
import { useVersions } from './use-versions.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';
import { KeepForm } from './version-name-form.tsx';
import styles from './versions.module.css';

interface VersionsDialogProps {
  readonly id: string;
  /** Of the plan. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The versions of the plan that is open: all of them, or one beside the plan as it is. */
export function VersionsDialog({ id, name, onClose }: VersionsDialogProps) {
  useOpenerFocus();
  const { t } = useTranslation('versions');
  const query = useVersions(id);
  const { data } = query;
  const [compared, setCompared] = useState<Version>();
  const [done, setDone] = useState('');
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('title', { name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {compared !== undefined ? (
        <VersionComparison
          id={id}
          version={compared}
          onBack={() => setCompared(undefined)}
          onRestored={onClose}
        />
      ) : (
        <div className={styles.panel}>
          <p className={styles.lead}>{t('lead')}</p>
          <KeepForm id={id} onKept={(kept) => setDone(t('name.kept', { name: kept }))} />
          <p className={styles.done} role="status">
            {done}
          </p>
          <FailedQuery query={query} />
          {data?.length === 0 && <p className={styles.lead}>{t('none')}</p>}
          {data !== undefined && data.length > 0 && (
            <VersionList id={id} name={name} versions={data} onCompare={setCompared} onDone={setDone} />
          )}
        </div>
      )}
    </Modal>
  );
}
