import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AccountFormFrame } from '../../shared/account-form/account-form.tsx';
import { MISMATCH, newPassword, samePassword } from '../../shared/account-form/field-errors.ts';
import { NewPasswordField } from '../../shared/account-form/new-password-field.tsx';
import { PASSWORD_FIELD_OF } from '../../shared/account-form/password-codes.ts';
import { PasswordField } from '../../shared/account-form/password-field.tsx';
import { useAccountForm } from '../../shared/account-form/use-account-form.ts';
import type { ApiResult } from '../../shared/api/api-client.ts';

const schema = z.object({ password: newPassword, repeated: z.string() }).refine(samePassword, MISMATCH);
const NO_OWNER = { email: '', name: '', surname: '' };

interface NewPasswordFormProps {
  readonly action: string;
  readonly send: (password: string) => Promise<ApiResult<unknown>>;
}

/** A password to be, twice. */
export function NewPasswordForm({ action, send }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const account = useAccountForm({
    schema,
    defaultValues: { password: '', repeated: '' },
    fieldOf: PASSWORD_FIELD_OF,
    send: ({ password }) => send(password),
  });
  const { register, watch } = account.form;
  return (
    <AccountFormFrame form={account} action={action}>
      <NewPasswordField
        {...register('password')}
        label={t('password.new')}
        typed={watch('password')}
        owner={NO_OWNER}
        error={account.errorOf('password')}
      />
      <PasswordField
        {...register('repeated')}
        autoComplete="new-password"
        label={t('password.repeat')}
        error={account.errorOf('repeated')}
      />
    </AccountFormFrame>
  );
}
