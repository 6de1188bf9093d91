import { ActionIcon, Button, Menu } from '@mantine/core';
import type { Version } from '@trazo/contract/plans/versions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import { formatDay, formatMoment } from '../../shared/formatting/moment-text.ts';
import { IconDots, IconDownload, IconPencil, IconTrash } from '../../shared/icons/icons.ts';
import { MenuOnDemand } from '../../shared/layout/menu-on-demand.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useDeleteVersion, useDownloadVersion } from './use-versions.ts';
import { RenameForm } from './version-name-form.tsx';
import styles from './versions.module.css';

interface VersionListProps {
  readonly id: string;
  /** Of the plan. */
  readonly name: string;
  readonly versions: readonly Version[];
  readonly onCompare: (version: Version) => void;
  /** What was done, in words. */
  readonly onDone: (words: string) => void;
}

/** The versions of a plan, each with what can be done with it. */
export function VersionList({ id, name, versions, onCompare, onDone }: VersionListProps) {
  const { t } = useTranslation(['versions', 'navigation']);
  const language = useLanguage();
  const [named, setNamed] = useState<string>();
  const download = useDownloadVersion(id);
  const remove = useDeleteVersion(id);
  const downloadOne = ({ id: version, name: own, kept_at }: Version) =>
    download.mutate(
      { id: version, name: `${name} - ${own ?? formatDay(kept_at, language)}` },
      { onSuccess: () => onDone(t('downloaded')) },
    );
  const askToDelete = (version: Version, moment: string) =>
    confirmFirst(
      {
        title: t('delete.title', { moment }),
        text: t('delete.text'),
        confirm: t('delete.action'),
        cancel: t('cancel'),
      },
      () => remove.mutate(version.id, { onSuccess: () => onDone(t('delete.done')) }),
    );
  return (
    <>
      <Failure text={download.error?.message ?? remove.error?.message} />
      <ol className={styles.list} aria-label={t('list')}>
        {versions.map((version) => {
          const moment = formatMoment(version.kept_at, language);
          return (
            <li key={version.id}>
              <div className={styles.what}>
                <strong>{version.name ?? moment}</strong>
                <span>
                  {[
                    ...(version.name === null ? [] : [moment]),
                    t(`reason.${version.reason}`),
                    ...(version.by === null ? [] : [version.by.is_caller ? t('you') : version.by.name]),
                  ].join(' · ')}
                </span>
              </div>
              <div className={styles.tools}>
                <Button
                  variant="default"
                  aria-label={t('navigation:labelled', { label: t('compare'), text: t('of', { moment }) })}
                  onClick={() => onCompare(version)}
                >
                  {t('compare')}
                </Button>
                <MenuOnDemand
                  button={
                    <ActionIcon size={44} aria-label={t('more', { moment })} title={t('more', { moment })}>
                      <IconDots size={20} stroke={1.5} />
                    </ActionIcon>
                  }
                >
                  <Menu.Item
                    leftSection={<IconDownload size={18} stroke={1.5} />}
                    onClick={() => downloadOne(version)}
                  >
                    {t('download')}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconPencil size={18} stroke={1.5} />}
                    onClick={() => setNamed(version.id)}
                  >
                    {t(version.name === null ? 'name.give' : 'name.change')}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconTrash size={18} stroke={1.5} />}
                    onClick={() => askToDelete(version, moment)}
                  >
                    {t('delete.action')}
                  </Menu.Item>
                </MenuOnDemand>
              </div>
              {named === version.id && (
                <div className={styles.naming}>
                  <RenameForm
                    id={id}
                    version={version}
                    onNamed={(given) => {
                      setNamed(undefined);
                      onDone(t('name.named', { name: given }));
                    }}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
