import { ActionIcon, Button, Menu, Select } from '@mantine/core';
import {
  CO_AUTHOR_ROLES,
  type Invitation,
  type PlanPeople,
  type PlanPerson,
} from '@trazo/contract/plans/co-authors';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import { formatDay } from '../../shared/formatting/moment-text.ts';
import { IconDots } from '../../shared/icons/icons.ts';
import { MenuOnDemand } from '../../shared/layout/menu-on-demand.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './people.module.css';
import { PersonMark } from './person-mark.tsx';
import { colourOf, nameOf } from './person-name.ts';
import { useChangeRole, useHandOver, useRemovePerson, useWithdraw } from './use-people.ts';

interface PeopleListProps {
  readonly id: string;
  readonly people: PlanPeople;
  /** What was done, in words. */
  readonly onDone: (words: string) => void;
}

/** The people of a plan and those invited; what may be done with them, the owner may. */
export function PeopleList({ id, people, onDone }: PeopleListProps) {
  const { t } = useTranslation('people');
  const withdraw = useWithdraw(id);
  const isOwner = people.role === 'owner';
  return (
    <>
      <ul className={styles.list} aria-label={t('people')}>
        {people.people.map((person) => (
          <li key={person.id}>
            <PersonMark name={nameOf(person)} colour={colourOf(people.people, person.id)} />
            <Who person={person} />
            {isOwner && person.role !== 'owner' ? (
              <PersonTools id={id} person={person} onDone={onDone} />
            ) : (
              <span>{person.role === 'owner' ? t('owner') : t(`role.${person.role}`)}</span>
            )}
          </li>
        ))}
        {people.invitations.map((invitation) => (
          <InvitedLine
            key={invitation.id}
            invitation={invitation}
            isBusy={withdraw.isPending && withdraw.variables === invitation.id}
            onWithdraw={() => withdraw.mutate(invitation.id)}
          />
        ))}
      </ul>
      <Failure text={withdraw.error?.message} />
    </>
  );
}

function Who({ person }: { readonly person: PlanPerson }) {
  const { t } = useTranslation('people');
  return (
    <span className={styles.who}>
      <strong>
        {nameOf(person) || t('nameless')}
        {person.is_caller && ` (${t('you')})`}
      </strong>
      {person.name !== '' && person.email !== null && <span className={styles.email}>{person.email}</span>}
    </span>
  );
}

interface PersonToolsProps {
  readonly id: string;
  readonly person: PlanPerson;
  readonly onDone: (words: string) => void;
}

function PersonTools({ id, person, onDone }: PersonToolsProps) {
  const { t } = useTranslation('people');
  const name = nameOf(person) || t('nameless');
  const change = useChangeRole(id);
  const remove = useRemovePerson(id);
  const handOver = useHandOver(id);
  const ask = (what: 'remove' | 'handOver', act: () => void) =>
    confirmFirst(
      {
        title: t(`${what}.title`, { name }),
        text: t(`${what}.text`),
        confirm: t(`${what}.action`),
        cancel: t('cancel'),
      },
      act,
    );
  const isBusy = remove.isPending || handOver.isPending;
  return (
    <span className={styles.tools}>
      <Select
        className={styles.role}
        aria-label={t('role.of', { name })}
        data={CO_AUTHOR_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={person.role}
        disabled={change.isPending}
        allowDeselect={false}
        onChange={(value) => {
          const role = CO_AUTHOR_ROLES.find((known) => known === value);
          if (role === undefined) return;
          change.mutate({ personId: person.id, role }, { onSuccess: () => onDone(t('changed')) });
        }}
      />
      <MenuOnDemand
        button={
          <ActionIcon variant="default" size={44} loading={isBusy} aria-label={t('more', { name })}>
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        }
      >
        <Menu.Item
          onClick={() =>
            ask('handOver', () =>
              handOver.mutate(person.id, { onSuccess: () => onDone(t('handOver.done', { name })) }),
            )
          }
        >
          {t('handOver.action')}
        </Menu.Item>
        <Menu.Item
          onClick={() =>
            ask('remove', () =>
              remove.mutate(person.id, { onSuccess: () => onDone(t('remove.done', { name })) }),
            )
          }
        >
          {t('remove.action')}
        </Menu.Item>
      </MenuOnDemand>
      <Failure text={(change.error ?? remove.error ?? handOver.error)?.message} />
    </span>
  );
}

interface InvitedLineProps {
  readonly invitation: Invitation;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

function InvitedLine({ invitation, isBusy, onWithdraw }: InvitedLineProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const { email, role, expires_at: until } = invitation;
  return (
    <li>
      <PersonMark name={email} colour="var(--ink-soft)" />
      <span className={styles.who}>
        <strong>{email}</strong>
        <span className={styles.email}>
          {t(`role.${role}`)} · {t('waiting', { date: formatDay(until, language) })}
        </span>
      </span>
      <span className={styles.tools}>
        <Button
          variant="default"
          loading={isBusy}
          aria-label={t('withdrawOf', { name: email })}
          onClick={onWithdraw}
        >
          {t('withdraw')}
        </Button>
      </span>
    </li>
  );
}
