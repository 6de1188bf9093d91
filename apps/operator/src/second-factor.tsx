import { Button, TextInput } from '@mantine/core';
import {
  beginSecondFactor,
  confirmSecondFactor,
  type OperatorState,
  operatorState,
  passSecondFactor,
} from '@trazo/contract/api/second-factor';
import { AccountFormFrame, Failure } from '@trazo/web/shared/account-form/account-form.tsx';
import { PasswordField } from '@trazo/web/shared/account-form/password-field.tsx';
import { useAccountForm } from '@trazo/web/shared/account-form/use-account-form.ts';
import { useAction } from '@trazo/web/shared/actions/use-action.ts';
import { callApi } from '@trazo/web/shared/api/api-client.ts';
import { useUser } from '@trazo/web/shared/session/use-session.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { z } from 'zod';
import styles from './operator.module.css';

interface StepProps {
  readonly onPassed: (state: OperatorState) => void;
}

const code = z.string().trim().min(1, 'second_factor_wrong');

/** Before the console: the code that opens it. */
export function Verify({ left, onPassed }: StepProps & { readonly left: number }) {
  const { t } = useTranslation('operator');
  return (
    <div className={styles.factor}>
      <h1>{t('factor.passTitle')}</h1>
      <p>{t('factor.passLead')}</p>
      <CodeForm action={t('factor.open')} onPassed={onPassed} />
      <p className={styles.note}>{t('factor.left', { count: left })}</p>
    </div>
  );
}

interface CodeFormProps extends StepProps {
  readonly action: string;
  /** Beside the button. */
  readonly aside?: ReactNode;
}

/** Gives a code: here, over a console that has closed, and before what cannot be undone. */
export function CodeForm({ action, aside, onPassed }: CodeFormProps) {
  const { t } = useTranslation('operator');
  const account = useAccountForm({
    schema: z.object({ code }),
    defaultValues: { code: '' },
    fieldOf: { second_factor_wrong: 'code' },
    send: async (values) => {
      const answer = await callApi(passSecondFactor, { body: values });
      if (!answer.isError) onPassed(answer.body);
      return answer;
    },
  });
  return (
    <AccountFormFrame form={account} action={action} aside={aside}>
      <TextInput
        label={t('factor.code')}
        autoComplete="one-time-code"
        autoFocus
        data-autofocus
        error={account.errorOf('code')}
        {...account.form.register('code')}
      />
    </AccountFormFrame>
  );
}

/** At the first visit: an authenticator, its first code, and the recovery codes, which stand here until they are kept. */
export function Enrol({ onPassed }: StepProps) {
  const { t } = useTranslation('operator');
  const [begun, setBegun] = useState<{ readonly secret: string; readonly uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onPassed={onPassed} />;
  return (
    <div className={styles.factor}>
      <h1>{t('factor.setupTitle')}</h1>
      {begun === undefined ? (
        <Begin onBegun={setBegun} />
      ) : (
        <Confirm secret={begun.secret} uri={begun.uri} onCodes={setCodes} />
      )}
    </div>
  );
}

interface BeginProps {
  readonly onBegun: (begun: { readonly secret: string; readonly uri: string }) => void;
}

function Begin({ onBegun }: BeginProps) {
  const { t } = useTranslation('operator');
  const hasPassword = useUser()?.user_auth_provider !== 'google';
  const account = useAccountForm({
    schema: z.object({ password: z.string() }),
    defaultValues: { password: '' },
    fieldOf: { incorrect_last_password: 'password' },
    send: async ({ password }) => {
      const answer = await callApi(beginSecondFactor, { body: hasPassword ? { password } : {} });
      if (!answer.isError) onBegun(answer.body);
      return answer;
    },
  });
  return (
    <>
      <p>{t('factor.setupLead')}</p>
      <AccountFormFrame form={account} action={t('factor.begin')}>
        {hasPassword && (
          <PasswordField
            label={t('factor.password')}
            autoComplete="current-password"
            error={account.errorOf('password')}
            {...account.form.register('password')}
          />
        )}
      </AccountFormFrame>
    </>
  );
}

interface ConfirmProps {
  readonly secret: string;
  readonly uri: string;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Confirm({ secret, uri, onCodes }: ConfirmProps) {
  const { t } = useTranslation('operator');
  const account = useAccountForm({
    schema: z.object({ code }),
    defaultValues: { code: '' },
    fieldOf: { second_factor_wrong: 'code' },
    send: async (values) => {
      const answer = await callApi(confirmSecondFactor, { body: values });
      if (!answer.isError) onCodes(answer.body.recovery_codes);
      return answer;
    },
  });
  return (
    <>
      <p>{t('factor.scan')}</p>
      <QrCode text={uri} label={t('factor.picture')} />
      <p>
        {t('factor.key')}: <code className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <AccountFormFrame form={account} action={t('factor.confirm')}>
        <TextInput
          label={t('factor.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          error={account.errorOf('code')}
          {...account.form.register('code')}
        />
      </AccountFormFrame>
    </>
  );
}

/** Dark on light in both schemes: scanners expect it. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

function RecoveryCodes({ codes, onPassed }: StepProps & { readonly codes: readonly string[] }) {
  const { t } = useTranslation('operator');
  const open = useAction(() => callApi(operatorState, {}), onPassed);
  return (
    <div className={styles.factor}>
      <h1>{t('factor.codesTitle')}</h1>
      <p>{t('factor.codesLead')}</p>
      <ul className={styles.codes}>
        {codes.map((each) => (
          <li key={each}>
            <code>{each}</code>
          </li>
        ))}
      </ul>
      <Failure text={open.failure} />
      <div>
        <Button loading={open.busy} onClick={open.run}>
          {t('factor.codesDone')}
        </Button>
      </div>
    </div>
  );
}
