import { ActionIcon, Button, Menu, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { PlanSummary } from '@trazo/contract/plans/plan';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOnce } from '../../shared/actions/use-once.ts';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import {
  IconArchive,
  IconCopy,
  IconDots,
  IconPencil,
  IconSend,
  IconTrash,
  IconUsers,
} from '../../shared/icons/icons.ts';
import { MenuOnDemand } from '../../shared/layout/menu-on-demand.tsx';
import { showNotice } from '../../shared/notices/notices.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { DeliverDialog } from '../../workspace/deliver/deliver-dialog.tsx';
import { PeopleDialog } from '../../workspace/people/people-dialog.tsx';
import { openSavedPlan } from '../../workspace/plan-sync/open-saved-plan.ts';
import { useSyncState } from '../../workspace/plan-sync/use-plan-sync.ts';
import { NextStep } from './next-step.tsx';
import { PlanCover } from './plan-cover.tsx';
import { isShown } from './plan-name.ts';
import styles from './plans.module.css';
import { RenameDialog } from './rename-dialog.tsx';
import { useDeletePlan, useDuplicatePlan, useEditPlanMetadata, useRestorePlan } from './use-plans.ts';

export interface PlanCardProps {
  readonly plan: PlanSummary;
  readonly onCoverFailed: () => void;
  /** What to think of before the plan is delivered, which is then open; a link in it leaves the dialog. */
  readonly beforeDelivery: (onLeave: () => void) => ReactNode;
}

/** One plan: its cover as it is printed, how far it is, and all that can be done with it. */
export function PlanCard({ plan, onCoverFailed, beforeDelivery }: PlanCardProps) {
  const { t } = useTranslation(['plans', 'people', 'planSync']);
  const language = useLanguage();
  const navigate = useNavigate();
  const sync = useSyncState();
  const [opening, setOpening] = useState(false);
  const [delivers, deliver] = useDisclosure();
  const open = useOnce(() => openSavedPlan(plan._id, deliver.open));
  const name = isShown(plan.business_plan_name) ? plan.business_plan_name : t('planSync:unnamed');
  const percent = Math.round(plan.completeness * 100);
  const edit = async () => {
    setOpening(true);
    await openSavedPlan(plan._id, () => void navigate('/builder/select-template'));
    setOpening(false);
  };
  return (
    <article className={styles.card} aria-label={name}>
      <PlanCover
        address={plan.business_plan_cover}
        label={t('plans:card.cover', { name })}
        onFailed={onCoverFailed}
      />
      <div className={styles.cardBody}>
        <h2 className={styles.cardTitle} title={name}>
          {name}
        </h2>
        <p className={styles.meta}>
          {t('plans:card.changed', { date: formatMoment(plan.updated_at, language) })}
        </p>
        <div className={styles.progress}>
          <p className={styles.state}>
            <strong>{t('plans:card.complete', { percent })}</strong>
            <span>{t(`plans:status.${plan.business_plan_status}`)}</span>
            {plan.co_authors !== undefined && <span>{t('people:alsoWith', { count: plan.co_authors })}</span>}
            {sync.kind === 'saved' && sync.planId === plan._id && <span>{t('plans:card.open')}</span>}
          </p>
          <div className={styles.bar} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </div>
        </div>
        <NextStep plan={plan} name={name} />
        <div className={styles.cardActions}>
          <Button variant="default" loading={opening} onClick={edit}>
            {t('plans:action.edit')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconSend size={18} stroke={1.5} />}
            title={t('plans:deliver.hint')}
            loading={open.busy}
            onClick={open.run}
          >
            {t('plans:action.deliver')}
          </Button>
          <CardMenu plan={plan} name={name} />
        </div>
      </div>
      {delivers && (
        <DeliverDialog
          id={plan._id}
          name={name}
          before={beforeDelivery(deliver.close)}
          onClose={deliver.close}
        />
      )}
    </article>
  );
}

function CardMenu({ plan, name }: { plan: PlanSummary; name: string }) {
  const { t } = useTranslation(['plans', 'people']);
  const [renames, rename] = useDisclosure();
  const [showsPeople, people] = useDisclosure();
  const { mutate: duplicate, isPending: isCopying } = useDuplicatePlan();
  const { mutate: editMetadata, isPending: isEditing } = useEditPlanMetadata();
  const isArchived = plan.business_plan_status === 'archived';
  const navigate = useNavigate();
  const announce = (text: string) => showNotice({ tone: 'success', text });
  const { mutate: restore } = useRestorePlan(() => announce(t('delete.undone', { name })));
  const { mutate: remove, isPending: isRemoving } = useDeletePlan((id) =>
    showNotice({
      tone: 'success',
      text: t('delete.done'),
      action: { label: t('undo'), act: () => restore(id) },
    }),
  );
  const open = (id: string) => void openSavedPlan(id, () => void navigate('/builder/select-template'));
  const askToDelete = () =>
    confirmFirst(
      {
        title: t('delete.title', { name }),
        text: t('delete.text'),
        confirm: t('action.delete'),
        cancel: t('cancel'),
      },
      () => remove(plan._id),
    );
  const putAway = () =>
    editMetadata(
      { id: plan._id, status: isArchived ? 'active' : 'archived' },
      { onSuccess: () => announce(t(isArchived ? 'unarchived' : 'archived', { name })) },
    );
  const copy = () =>
    duplicate(plan._id, {
      onSuccess: (made) =>
        showNotice({
          tone: 'success',
          text: t('duplicated', { name: made.business_plan_name || name }),
          action: { label: t('action.open'), act: () => open(made._id) },
        }),
    });
  const icon = { size: 18, stroke: 1.5 } as const;
  return (
    <>
      <MenuOnDemand
        button={
          <ActionIcon className={styles.more} variant="default" aria-label={t('card.more', { name })}>
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        }
      >
        <Menu.Item leftSection={<IconUsers {...icon} />} onClick={people.open}>
          {t('people:people')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={rename.open}>
          {t('action.rename')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy {...icon} />} disabled={isCopying} onClick={copy}>
          {t('action.duplicate')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArchive {...icon} />} disabled={isEditing} onClick={putAway}>
          {t(isArchived ? 'action.unarchive' : 'action.archive')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...icon} />} disabled={isRemoving} onClick={askToDelete}>
          {t('action.delete')}
        </Menu.Item>
      </MenuOnDemand>
      {showsPeople && <PeopleDialog id={plan._id} name={name} onClose={people.close} />}
      {renames && <RenameDialog id={plan._id} name={plan.business_plan_name} onClose={rename.close} />}
    </>
  );
}

export function PlanCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.cover}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={styles.cardBody}>
        <Skeleton height={24} width="70%" />
        <Skeleton height={14} width="50%" />
        <Skeleton height={14} width="80%" />
      </div>
    </div>
  );
}
