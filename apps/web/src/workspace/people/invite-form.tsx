import { Button, Select, TextInput } from '@mantine/core';
import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import { CO_AUTHOR_ROLES, type CoAuthorRole } from '@trazo/contract/plans/co-authors';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './people.module.css';
import { useInvite } from './use-people.ts';

interface InviteFormProps {
  readonly id: string;
  readonly onInvited: (email: string) => void;
}

export function InviteForm({ id, onInvited }: InviteFormProps) {
  const { t } = useTranslation(['people', 'errors']);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<CoAuthorRole>('edit');
  const [tried, setTried] = useState(false);
  const invite = useInvite(id);
  const isWrong = readEmailAddress(email) === undefined;
  const wrong = email.trim() === '' ? t('errors:email_empty') : t('errors:email_invalid');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // A second click comes while the first one is on its way.
    if (isWrong || invite.isPending) return;
    invite.mutate(
      { email, role },
      {
        onSuccess: () => {
          onInvited(email.trim());
          setEmail('');
          setTried(false);
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('people:email')}
        value={email}
        error={tried && isWrong ? wrong : invite.error?.message}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          invite.reset();
        }}
      />
      <Select
        label={t('people:role.label')}
        data={CO_AUTHOR_ROLES.map((value) => ({ value, label: t(`people:role.${value}`) }))}
        value={role}
        allowDeselect={false}
        onChange={(value) => setRole(CO_AUTHOR_ROLES.find((known) => known === value) ?? 'edit')}
      />
      <p className={styles.email}>{t(`people:roleHint.${role}`)}</p>
      <div>
        <Button type="submit" loading={invite.isPending}>
          {t('people:invite')}
        </Button>
      </div>
    </form>
  );
}
