import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { IconDownload } from '../../shared/icons/icons.ts';
import {
  downloadSavedEditable,
  downloadSavedPlan,
  downloadSavedWorkbook,
} from '../plan-sync/download-plan.ts';
import { isUnpaid, PlanActionError } from '../plan-sync/plan-action-error.ts';
import styles from './deliver.module.css';
import type { WayProps } from './way-props.ts';

interface DownloadWayProps extends WayProps {
  readonly begins: boolean;
  readonly onDownloaded?: (() => void) | undefined;
}

/** The plan as a file on this device. */
export function DownloadWay({ id, begins, onUnpaid, onDownloaded }: DownloadWayProps) {
  const { t } = useTranslation('plans');
  const download = useMutation({
    mutationFn: async () => {
      const result = await downloadSavedPlan(id);
      if (result.isError) throw new PlanActionError(result);
    },
    onSuccess: () => onDownloaded?.(),
    onError: (error) => isUnpaid(error) && onUnpaid(),
  });
  const begun = useRef(false);
  const { mutate } = download;
  useEffect(() => {
    if (!begins || begun.current) return;
    begun.current = true;
    mutate();
  }, [begins, mutate]);
  return (
    <div className={styles.way}>
      <p>{t('deliver.directHint')}</p>
      <div className={styles.actions}>
        <Button
          loading={download.isPending}
          leftSection={<IconDownload size={18} stroke={1.5} />}
          onClick={() => mutate()}
        >
          {t('deliver.direct')}
        </Button>
      </div>
      <p className={styles.done} role="status">
        {download.isSuccess && t('deliver.done')}
      </p>
      <Failure text={download.error?.message} />
      <OtherFile file="editable" id={id} onUnpaid={onUnpaid} />
      <OtherFile file="workbook" id={id} onUnpaid={onUnpaid} />
    </div>
  );
}

/** What a plan can be taken along as beside the PDF. */
const OTHER_FILES = {
  editable: downloadSavedEditable,
  workbook: downloadSavedWorkbook,
} as const;

interface OtherFileProps extends Pick<WayProps, 'id' | 'onUnpaid'> {
  readonly file: keyof typeof OTHER_FILES;
}

function OtherFile({ file, id, onUnpaid }: OtherFileProps) {
  const { t } = useTranslation('plans');
  const download = useMutation({
    mutationFn: async () => {
      const result = await OTHER_FILES[file](id);
      if (result.isError) throw new PlanActionError(result);
    },
    onError: (error) => isUnpaid(error) && onUnpaid(),
  });
  return (
    <>
      <p>{t(`deliver.${file}Hint`)}</p>
      <div className={styles.actions}>
        <Button
          variant="default"
          loading={download.isPending}
          leftSection={<IconDownload size={18} stroke={1.5} />}
          onClick={() => download.mutate()}
        >
          {t(`deliver.${file}`)}
        </Button>
      </div>
      <p className={styles.done} role="status">
        {download.isSuccess && t(`deliver.${file}Done`)}
      </p>
      <Failure text={download.error?.message} />
    </>
  );
}
