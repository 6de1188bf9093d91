import { Button } from '@mantine/core';
import type { User } from '@trazo/contract/accounts/user';
import { changePassword } from '@trazo/contract/api/accounts';
import { requestRecovery } from '@trazo/contract/api/recovery';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { AccountFormFrame, Failure } from '../../shared/account-form/account-form.tsx';
import {
  knownPassword,
  MISMATCH,
  newPassword,
  samePassword,
} from '../../shared/account-form/field-errors.ts';
import { NewPasswordField } from '../../shared/account-form/new-password-field.tsx';
import { Outcome } from '../../shared/account-form/outcome.tsx';
import { PASSWORD_FIELD_OF } from '../../shared/account-form/password-codes.ts';
import { PasswordField } from '../../shared/account-form/password-field.tsx';
import { useAccountForm } from '../../shared/account-form/use-account-form.ts';
import { useAction } from '../../shared/actions/use-action.ts';
import { callApi } from '../../shared/api/api-client.ts';
import { showAlert } from '../../shared/notices/alerts.ts';
import { AccountSection } from './account-section.tsx';

const schema = z
  .object({ last: knownPassword, password: newPassword, repeated: z.string() })
  .refine(samePassword, MISMATCH);
const EMPTY = { last: '', password: '', repeated: '' };

export function PasswordSection({ user }: { user: User }) {
  return user.user_auth_provider === 'google' ? <NoPassword user={user} /> : <ChangePassword user={user} />;
}

function ChangePassword({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'auth']);
  const account = useAccountForm({
    schema,
    defaultValues: EMPTY,
    fieldOf: { ...PASSWORD_FIELD_OF, incorrect_last_password: 'last' },
    send: async ({ last, password }) => {
      const result = await callApi(changePassword, { body: { last_password: last, new_password: password } });
      if (!result.isError) {
        account.form.reset(EMPTY);
        showAlert('success', 'pass_ok');
      } else {
        showAlert('error', result.code === 'incorrect_last_password' ? 'pass_incorrect' : 'pass_not_updated');
      }
      return result;
    },
  });
  const { register, watch } = account.form;
  const owner = { email: user.user_email, name: user.user_name, surname: user.user_post_name };
  return (
    <AccountSection id="password" title={t('account:password.title')} note={t('account:password.note')}>
      <AccountFormFrame
        form={account}
        action={t('account:password.action')}
        aside={
          <Link data-apart to="/recover-password">
            {t('auth:signIn.forgotten')}
          </Link>
        }
      >
        {/* For password managers: whose password this is. */}
        <input type="hidden" autoComplete="username" value={user.user_email} />
        <PasswordField
          {...register('last')}
          autoComplete="current-password"
          label={t('account:password.current')}
          error={account.errorOf('last')}
        />
        <NewPasswordField
          {...register('password')}
          label={t('auth:password.new')}
          typed={watch('password')}
          owner={owner}
          error={account.errorOf('password')}
        />
        <PasswordField
          {...register('repeated')}
          autoComplete="new-password"
          label={t('auth:password.repeat')}
          error={account.errorOf('repeated')}
        />
      </AccountFormFrame>
    </AccountSection>
  );
}

/** An account of Google's gets a password by the mail that sets one. */
function NoPassword({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const ask = useAction(() => callApi(requestRecovery, { body: { user_email: user.user_email } }));
  return (
    <AccountSection id="password" title={t('password.title')} note={t('password.set')}>
      <Failure text={ask.failure} />
      {ask.done ? (
        <Outcome>{t('access.sent')}</Outcome>
      ) : (
        <div>
          <Button variant="default" loading={ask.busy} onClick={ask.run}>
            {t('password.ask')}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
