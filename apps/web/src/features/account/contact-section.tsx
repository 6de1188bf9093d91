import { TextInput } from '@mantine/core';
import { contactFields } from '@trazo/contract/accounts/person-fields';
import type { User } from '@trazo/contract/accounts/user';
import { updateUser } from '@trazo/contract/api/accounts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AccountFormFrame } from '../../shared/account-form/account-form.tsx';
import { useAccountForm } from '../../shared/account-form/use-account-form.ts';
import { callApi } from '../../shared/api/api-client.ts';
import { showAlert } from '../../shared/notices/alerts.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

/** Each with what the browser may fill in and how much fits. */
const FIELDS = [
  { name: 'user_name', autoComplete: 'given-name', limit: 80 },
  { name: 'user_post_name', autoComplete: 'family-name', limit: 80 },
  { name: 'user_phone', autoComplete: 'tel', limit: 40 },
  { name: 'user_company', autoComplete: 'organization', limit: 160 },
  { name: 'user_address', autoComplete: 'street-address', limit: 160 },
  { name: 'user_postal_code', autoComplete: 'postal-code', limit: 20 },
  { name: 'user_city', autoComplete: 'address-level2', limit: 160 },
  { name: 'user_country', autoComplete: 'country-name', limit: 160 },
] as const satisfies readonly { name: keyof typeof contactFields; autoComplete: string; limit: number }[];

const schema = z.object(contactFields);

export function ContactSection({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const account = useAccountForm({
    schema,
    defaultValues: schema.parse(user),
    send: async (typed) => {
      const result = await callApi(updateUser, { body: typed });
      if (result.isError) showAlert('error', 'info_not_updated');
      else {
        sessionStore.setUser(result.body);
        account.form.reset(typed, { keepValues: true });
        showAlert('success', 'info_ok');
      }
      return result;
    },
  });
  useLeaveQuestion(account.form.formState.isDirty);
  return (
    <AccountSection title={t('contact.title')} note={t('contact.note')}>
      <AccountFormFrame form={account} action={t('contact.action')}>
        <div className={styles.pair}>
          {FIELDS.map(({ name, autoComplete, limit }) => (
            <TextInput
              key={name}
              {...account.form.register(name)}
              label={t(`contact.${name}`)}
              type={name === 'user_phone' ? 'tel' : 'text'}
              autoComplete={autoComplete}
              maxLength={limit}
              error={account.errorOf(name)}
            />
          ))}
        </div>
      </AccountFormFrame>
    </AccountSection>
  );
}
