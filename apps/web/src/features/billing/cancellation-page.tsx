import { Button, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import type { User } from '@trazo/contract/accounts/user';
import { cancelWithoutSigningIn } from '@trazo/contract/api/billing';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { emailText } from '../../shared/account-form/field-errors.ts';
import { useAccountForm } from '../../shared/account-form/use-account-form.ts';
import { callApi } from '../../shared/api/api-client.ts';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { useUser } from '../../shared/session/use-session.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './billing.module.css';

const KINDS = ['ordinary', 'for_cause'] as const;
const REASON_LIMIT = 2000;

const schema = z
  .object({
    name: z.string().refine((text) => text.trim() !== '', { message: 'nameEmpty' }),
    email: emailText,
    kind: z.enum(KINDS),
    reason: z.string(),
  })
  // Asked together with the rest: zod leaves a condition on several fields until each is right by itself.
  .refine(({ kind, reason }) => kind === 'ordinary' || reason.trim() !== '', {
    path: ['reason'],
    message: 'reasonEmpty',
    when: () => true,
  });

/** Cancelling without signing in (BGB § 312k): who, what, and one button; a mail confirms it. */
export function CancellationPage() {
  const { t } = useTranslation(['billing', 'navigation']);
  const [receivedAt, setReceivedAt] = useState<string>();
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('navigation:cancelHere')}</h1>
        {receivedAt === undefined && (
          <p className={styles.lead}>{t('billing:leave.lead', { product: PRODUCT_NAME })}</p>
        )}
      </div>
      {receivedAt === undefined ? (
        <CancellationForm onReceived={setReceivedAt} />
      ) : (
        <Received at={receivedAt} />
      )}
      <section className={styles.order} aria-labelledby="withdraw-title">
        <h2 id="withdraw-title">{t('navigation:withdrawHere')}</h2>
        <p>
          <Trans t={t} i18nKey="billing:leave.withdraw" components={{ page: <AccountLink /> }} />
        </p>
      </section>
    </div>
  );
}

const AccountLink = ({ children }: { children?: ReactNode }) => (
  <Link to="/account#payments">{children}</Link>
);

const nameOf = (user: User | undefined): string =>
  [user?.user_name, user?.user_post_name].filter(Boolean).join(' ');

function CancellationForm({ onReceived }: { onReceived: (at: string) => void }) {
  const { t } = useTranslation(['billing', 'auth', 'consent']);
  const language = useLanguage();
  const user = useUser();
  const account = useAccountForm<z.infer<typeof schema>>({
    schema,
    defaultValues: { name: nameOf(user), email: user?.user_email ?? '', kind: 'ordinary', reason: '' },
    fieldOf: { email_invalid: 'email' },
    send: async ({ name, email, kind, reason }) => {
      const why = kind === 'for_cause' ? { reason: reason.trim() } : {};
      const body = { user_email: email, user_name: name.trim(), kind, language, ...why };
      const result = await callApi(cancelWithoutSigningIn, { body });
      if (!result.isError) onReceived(result.body.received_at);
      return result;
    },
  });
  const { register, watch, setValue, getValues, formState } = account.form;
  useEffect(() => {
    // Who is signed in is known only a moment after the page is there; what is typed until then stays.
    if (user === undefined) return;
    if (getValues('name') === '') setValue('name', nameOf(user));
    if (getValues('email') === '') setValue('email', user.user_email);
  }, [user, getValues, setValue]);
  const kind = watch('kind');
  return (
    <form className={styles.form} onSubmit={account.submit} noValidate>
      <TextInput
        {...register('name')}
        autoComplete="name"
        maxLength={200}
        label={t('billing:leave.name')}
        error={formState.errors.name !== undefined && t('billing:leave.nameEmpty')}
      />
      <TextInput
        {...register('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('billing:leave.email')}
        error={account.errorOf('email')}
      />
      <Radio.Group
        label={t('billing:leave.kind')}
        value={kind}
        onChange={(value) => setValue('kind', KINDS.find((known) => known === value) ?? 'ordinary')}
      >
        <Stack gap="sm" mt="xs">
          {KINDS.map((value) => (
            <Radio key={value} size="md" value={value} label={t(`billing:leave.kinds.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'for_cause' && (
        <Textarea
          {...register('reason')}
          autosize
          minRows={3}
          maxLength={REASON_LIMIT}
          label={t('billing:leave.reason')}
          error={formState.errors.reason !== undefined && t('billing:leave.reasonEmpty')}
        />
      )}
      <Failure text={account.failure} />
      <Button type="submit" size="lg" loading={account.busy}>
        {t('consent:cancelNow')}
      </Button>
    </form>
  );
}

function Received({ at }: { at: string }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        {t('leave.doneTitle')}
      </h2>
      <p>{t('leave.done', { moment: formatMoment(at, language) })}</p>
    </div>
  );
}
