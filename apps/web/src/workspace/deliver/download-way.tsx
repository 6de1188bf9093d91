import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { isRefusal } from '../../shared/api/body-of.ts';
import { IconDownload } from '../../shared/icons/icons.ts';
import { PLAN_DOWNLOADS } from '../plan-sync/download-plan.ts';
import styles from './deliver.module.css';
import type { WayProps } from './way-props.ts';

interface DownloadWayProps extends WayProps {
  readonly begins: boolean;
  readonly onDownloaded?: (() => void) | undefined;
}

/** The plan as a file on this device. */
export const DownloadWay = ({ id, begins, onUnpaid, onDownloaded }: DownloadWayProps) => (
  <div className={styles.way}>
    <PlanFile file="direct" id={id} begins={begins} onUnpaid={onUnpaid} onDownloaded={onDownloaded} />
    <PlanFile file="editable" id={id} onUnpaid={onUnpaid} />
    <PlanFile file="workbook" id={id} onUnpaid={onUnpaid} />
  </div>
);

interface PlanFileProps extends Pick<DownloadWayProps, 'id' | 'onUnpaid' | 'onDownloaded'> {
  readonly file: keyof typeof PLAN_DOWNLOADS;
  readonly begins?: boolean;
}

function PlanFile({ file, id, begins = false, onUnpaid, onDownloaded }: PlanFileProps) {
  const { t } = useTranslation('plans');
  const download = useMutation({
    mutationFn: () => PLAN_DOWNLOADS[file](id),
    onSuccess: () => onDownloaded?.(),
    onError: (error) => isRefusal(error, 'entitlement_needed') && onUnpaid(),
  });
  const begun = useRef(false);
  const { mutate } = download;
  useEffect(() => {
    if (!begins || begun.current) return;
    begun.current = true;
    mutate();
  }, [begins, mutate]);
  return (
    <>
      <p>{t(`deliver.${file}Hint`)}</p>
      <div className={styles.actions}>
        <Button
          variant={file === 'direct' ? 'filled' : 'default'}
          loading={download.isPending}
          leftSection={<IconDownload size={18} stroke={1.5} />}
          onClick={() => mutate()}
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
