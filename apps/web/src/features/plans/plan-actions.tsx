import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { PlanSummary } from '@trazo/contract/plans/plan';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOnce } from '../../shared/actions/use-once.ts';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
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
import { DeliverDialog } from '../../workspace/deliver/deliver-dialog.tsx';
import { PeopleDialog } from '../../workspace/people/people-dialog.tsx';
import { openSavedPlan } from '../../workspace/plan-sync/open-saved-plan.ts';
import styles from './plan-actions.module.css';
import { RenameDialog } from './rename-dialog.tsx';
import { useDeletePlan, useDuplicatePlan, useEditPlanMetadata, useRestorePlan } from './use-plans.ts';

export interface PlanActionsProps {
  readonly plan: PlanSummary;
  readonly name: string;
  /** What to think of before the plan is delivered, which is then open; a link in it leaves the dialog. */
  readonly beforeDelivery: (onLeave: () => void) => ReactNode;
  /** Only what is done most has its words on it. */
  readonly isCompact?: boolean;
}

/** What the user may do with a plan of the list. */
export function PlanActions({ plan, name, beforeDelivery, isCompact = false }: PlanActionsProps) {
  const { t } = useTranslation(['plans', 'people']);
  const navigate = useNavigate();
  const [delivers, deliver] = useDisclosure();
  const [showsPeople, people] = useDisclosure();
  const openToDeliver = useOnce(() => openSavedPlan(plan._id, deliver.open));
  const role = plan.co_authored?.role;
  const mayEdit = role === undefined || role === 'edit';
  const open = useOnce(async () => {
    if (mayEdit) await openSavedPlan(plan._id, () => void navigate('/builder/select-template'));
    else await navigate(`/read/${plan._id}`);
  });
  return (
    <div className={styles.actions}>
      <Button variant="default" loading={open.busy} onClick={open.run}>
        {t(mayEdit ? 'plans:action.edit' : 'plans:action.open')}
      </Button>
      {role === undefined ? (
        <>
          <Labelled
            isCompact={isCompact}
            icon={<IconSend size={18} stroke={1.5} />}
            label={t('plans:action.deliver')}
            hint={t('plans:deliver.hint')}
            busy={openToDeliver.busy}
            onClick={openToDeliver.run}
          />
          <MoreActions plan={plan} name={name} onPeople={people.open} />
        </>
      ) : (
        <Labelled
          isCompact={isCompact}
          icon={<IconUsers size={18} stroke={1.5} />}
          label={t('people:people')}
          onClick={people.open}
        />
      )}
      {delivers && (
        <DeliverDialog
          id={plan._id}
          name={name}
          before={beforeDelivery(deliver.close)}
          onClose={deliver.close}
        />
      )}
      {showsPeople && <PeopleDialog id={plan._id} name={name} onClose={people.close} />}
    </div>
  );
}

interface LabelledProps {
  readonly isCompact: boolean;
  readonly icon: ReactElement;
  readonly label: string;
  readonly hint?: string;
  readonly busy?: boolean;
  readonly onClick: () => void;
}

function Labelled({ isCompact, icon, label, hint, busy, onClick }: LabelledProps) {
  if (!isCompact) {
    return (
      <Button variant="default" leftSection={icon} title={hint} loading={busy} onClick={onClick}>
        {label}
      </Button>
    );
  }
  return (
    <ActionIcon
      className={styles.icon}
      variant="default"
      aria-label={label}
      title={hint ?? label}
      loading={busy}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  );
}

interface MoreActionsProps {
  readonly plan: PlanSummary;
  readonly name: string;
  readonly onPeople: () => void;
}

function MoreActions({ plan, name, onPeople }: MoreActionsProps) {
  const { t } = useTranslation(['plans', 'people']);
  const [renames, rename] = useDisclosure();
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
          <ActionIcon className={styles.icon} variant="default" aria-label={t('card.more', { name })}>
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        }
      >
        <Menu.Item leftSection={<IconUsers {...icon} />} onClick={onPeople}>
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
      {renames && <RenameDialog id={plan._id} name={plan.business_plan_name} onClose={rename.close} />}
    </>
  );
}
