import { Button, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { User } from '@trazo/contract/accounts/user';
import { deleteUser } from '@trazo/contract/api/accounts';
import { COMPANY_TIME_ZONE } from '@trazo/contract/billing/company-time-zone';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { AccountFormFrame } from '../../shared/account-form/account-form.tsx';
import { knownPassword } from '../../shared/account-form/field-errors.ts';
import { PasswordField } from '../../shared/account-form/password-field.tsx';
import { useAccountForm } from '../../shared/account-form/use-account-form.ts';
import { callApi } from '../../shared/api/api-client.ts';
import { formatDay } from '../../shared/formatting/moment-text.ts';
import { showNotice } from '../../shared/notices/notices.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useBilling } from '../../workspace/billing/use-billing.ts';
import { useSharedPlanCount } from '../../workspace/people/use-people.ts';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';
import { AccountSection } from './account-section.tsx';

/** Says what goes and what stays before it asks for the password. */
export function DeleteSection({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'navigation']);
  const [opened, { open, close }] = useDisclosure();
  return (
    <AccountSection title={t('account:delete.title')}>
      <p>{t('account:delete.gone')}</p>
      <SubscriptionGoes user={user} />
      <p>{t('account:delete.stays')}</p>
      <div>
        <Button variant="default" onClick={open}>
          {t('account:delete.open')}
        </Button>
      </div>
      <Modal
        opened={opened}
        onClose={close}
        title={t('account:delete.question', { email: user.user_email })}
        closeButtonProps={{ 'aria-label': t('navigation:close') }}
      >
        <Stack gap="lg">
          <p>{t('account:delete.gone')}</p>
          <SubscriptionGoes user={user} />
          <SharedPlansGo />
          <DeleteForm hasPassword={user.user_auth_provider !== 'google'} onCancel={close} />
        </Stack>
      </Modal>
    </AccountSection>
  );
}

/** Co-authors lose what the account shares: it can be handed over before. */
function SharedPlansGo() {
  const { t } = useTranslation('people');
  const { data: count = 0 } = useSharedPlanCount();
  return count === 0 ? null : <p>{t('deletion', { count })}</p>;
}

/** What becomes of the subscription, and of the money paid for it. */
function SubscriptionGoes({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const until = useBilling().data?.withdrawable_until ?? null;
  const { state } = user.user_entitlement;
  const isPaidFor = state !== 'registered' && state !== 'expired';
  return (
    <>
      {isPaidFor && <p>{t('delete.subscription')}</p>}
      {until !== null && (
        <p>{t('delete.withdrawFirst', { date: formatDay(until, language, COMPANY_TIME_ZONE) })}</p>
      )}
    </>
  );
}

interface DeleteFormProps {
  readonly hasPassword: boolean;
  readonly onCancel: () => void;
}

function DeleteForm({ hasPassword, onCancel }: DeleteFormProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const store = usePlanStore();
  const account = useAccountForm({
    schema: z.object({ password: hasPassword ? knownPassword : z.string() }),
    defaultValues: { password: '' },
    fieldOf: { incorrect_last_password: 'password' },
    send: async ({ password }) => {
      const result = await callApi(deleteUser, { body: hasPassword ? { password } : {} });
      if (result.isError) {
        return result.code === 'sign_in_again' ? { ...result, error: t('again.text') } : result;
      }
      store.flush();
      sessionStore.end({ byChoice: true });
      await navigate('/');
      showNotice({ tone: 'success', text: t('delete.done') });
      return result;
    },
  });
  return (
    <AccountFormFrame
      form={account}
      action={t('delete.action')}
      aside={
        <Button variant="subtle" onClick={onCancel}>
          {t('delete.cancel')}
        </Button>
      }
    >
      {hasPassword && (
        <PasswordField
          {...account.form.register('password')}
          autoComplete="current-password"
          label={t('access.yourPassword')}
          error={account.errorOf('password')}
          data-autofocus
        />
      )}
    </AccountFormFrame>
  );
}
