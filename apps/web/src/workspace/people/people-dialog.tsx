import { Button, Modal } from '@mantine/core';
import { CO_AUTHOR_LIMIT, type PlanPeople } from '@trazo/contract/plans/co-authors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { FailedQuery } from '../../shared/account-form/failed-query.tsx';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import { useOpenerFocus } from '../../shared/dialogs/use-opener-focus.ts';
import { showNotice } from '../../shared/notices/notices.ts';
import { InviteForm } from './invite-form.tsx';
import styles from './people.module.css';
import { PeopleList } from './people-list.tsx';
import { nameOf } from './person-name.ts';
import { usePeople, useRemovePerson } from './use-people.ts';

interface PeopleDialogProps {
  readonly id: string;
  /** Of the plan. */
  readonly name: string;
  readonly onClose: () => void;
  /** The user has left the plan. */
  readonly onLeft?: (() => void) | undefined;
}

/** Who may open a plan: to all of its people; the owner decides about it. */
export function PeopleDialog({ id, name, onClose, onLeft }: PeopleDialogProps) {
  useOpenerFocus();
  const { t } = useTranslation('people');
  const query = usePeople(id);
  const { data } = query;
  const left = () => {
    onClose();
    onLeft?.();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('title', { name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={styles.panel}>
        <FailedQuery query={query} />
        {data?.role === 'owner' && <OwnersView id={id} people={data} />}
        {data !== undefined && data.role !== 'owner' && (
          <GuestsView id={id} name={name} people={data} onLeft={left} />
        )}
      </div>
    </Modal>
  );
}

function OwnersView({ id, people }: { readonly id: string; readonly people: PlanPeople }) {
  const { t } = useTranslation('people');
  const [done, setDone] = useState('');
  const isFull = people.people.length - 1 + people.invitations.length >= CO_AUTHOR_LIMIT;
  return (
    <>
      <p className={styles.lead}>{t('lead', { count: CO_AUTHOR_LIMIT })}</p>
      {!isFull && <InviteForm id={id} onInvited={(email) => setDone(t('invited', { email }))} />}
      <p className={styles.done} role="status">
        {done}
      </p>
      <PeopleList id={id} people={people} onDone={setDone} />
    </>
  );
}

interface GuestsViewProps {
  readonly id: string;
  readonly name: string;
  readonly people: PlanPeople;
  readonly onLeft: () => void;
}

function GuestsView({ id, name, people, onLeft }: GuestsViewProps) {
  const { t } = useTranslation('people');
  const remove = useRemovePerson(id);
  const owner = people.people.find(({ role }) => role === 'owner');
  const me = people.people.find((person) => person.is_caller);
  const leave = () => {
    if (me === undefined) return;
    remove.mutate(me.id, {
      onSuccess: () => {
        showNotice({ tone: 'success', text: t('leave.done') });
        onLeft();
      },
    });
  };
  const ask = () =>
    confirmFirst(
      {
        title: t('leave.title', { name }),
        text: t('leave.text'),
        confirm: t('leave.action'),
        cancel: t('cancel'),
      },
      leave,
    );
  return (
    <>
      {owner && <p className={styles.lead}>{t('leadGuest', { owner: nameOf(owner) })}</p>}
      <PeopleList id={id} people={people} onDone={() => undefined} />
      <Failure text={remove.error?.message} />
      <div>
        <Button variant="default" loading={remove.isPending} onClick={ask}>
          {t('leave.action')}
        </Button>
      </div>
    </>
  );
}
