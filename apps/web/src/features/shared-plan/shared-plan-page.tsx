import { Button, Loader } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { sharedDocument, sharedPlan } from '@trazo/contract/api/shares';
import { attachedFileName, PRODUCT_NAME } from '@trazo/plan/product';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { PasswordField } from '../../shared/account-form/password-field.tsx';
import { callApi, callForFile } from '../../shared/api/api-client.ts';
import { bodyOf, statusOf } from '../../shared/api/body-of.ts';
import layout from '../../shared/design/layout.module.css';
import { HomeLink } from '../../shared/site/home-link.tsx';
import { MAIN_ID, SkipLink } from '../../shared/site/skip-link.tsx';
import { openDocument, type ShownDocument } from '../../workspace/document-view/shown-document.ts';
import { SharedPages } from './shared-pages.tsx';
import styles from './shared-plan.module.css';
import { useGuestComments } from './use-guest-comments.ts';

/** A shared plan: to read, and to comment on where its owner allows it. */
export function SharedPlanPage({ token }: { token: string }) {
  const { t } = useTranslation('sharing');
  const link = useQuery({
    queryKey: ['shared', token],
    retry: false,
    queryFn: async ({ signal }) => bodyOf(await callApi(sharedPlan, { params: { token }, signal })),
  });
  const name = link.data?.business_plan_name;
  return (
    <div className={styles.page}>
      <title>{`${name || t('shared.label')} · ${PRODUCT_NAME}`}</title>
      <SkipLink />
      <header className={`${layout.navbar} ${styles.head}`}>
        <h1>{name || t('shared.label')}</h1>
        <HomeLink />
      </header>
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        {link.isPending && <Opening />}
        {link.data === undefined && link.error && (
          <CallErrorNotice error={link.error} onRetry={() => void link.refetch()} />
        )}
        {link.data && (
          <SharedDocument
            token={token}
            asks={link.data.needs_password}
            fileName={link.data.may_download ? attachedFileName(name ?? '') : undefined}
            mayComment={link.data.may_comment}
          />
        )}
      </main>
    </div>
  );
}

interface SharedDocumentProps {
  readonly token: string;
  readonly asks: boolean;
  /** Under which it may be downloaded. */
  readonly fileName: string | undefined;
  readonly mayComment: boolean;
}

function SharedDocument({ token, asks, fileName, mayComment }: SharedDocumentProps) {
  const { mutate, data, error, isPending, variables } = useMutation({
    gcTime: 0,
    mutationFn: async (password: string | null): Promise<ShownDocument> => {
      const options = { params: { token }, body: { password } };
      return openDocument(bodyOf(await callForFile(sharedDocument, 'application/pdf', options)));
    },
  });
  useEffect(() => {
    if (!asks) mutate(null);
  }, [asks, mutate]);
  useEffect(() => () => void data?.pdf.loadingTask.destroy(), [data]);
  const comments = useGuestComments(token, data === undefined ? undefined : variables, mayComment);
  if (data !== undefined) return <SharedPages document={data} fileName={fileName} comments={comments} />;
  const isRefused = statusOf(error) === 403;
  if (asks && (error === null || isRefused)) {
    return (
      <PasswordForm failure={isRefused ? error?.message : undefined} busy={isPending} onPassword={mutate} />
    );
  }
  if (error !== null)
    return <CallErrorNotice error={error} onRetry={asks ? undefined : () => mutate(null)} />;
  return <Opening />;
}

interface PasswordFormProps {
  readonly failure: string | undefined;
  readonly busy: boolean;
  readonly onPassword: (password: string) => void;
}

function PasswordForm({ failure, busy, onPassword }: PasswordFormProps) {
  const { t } = useTranslation('sharing');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password !== '') onPassword(password);
  };
  return (
    <form className={layout.prose} onSubmit={submit} noValidate>
      <h2>{t('shared.passwordTitle')}</h2>
      <p className={layout.lead}>{t('shared.passwordText')}</p>
      <PasswordField
        label={t('shared.password')}
        autoComplete="off"
        value={password}
        error={tried && password === '' && t('shared.passwordRequired')}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Failure text={failure} />
      <div>
        <Button type="submit" loading={busy}>
          {t('shared.open')}
        </Button>
      </div>
    </form>
  );
}

function Opening() {
  const { t } = useTranslation('sharing');
  return (
    <div className={layout.prose} role="status">
      <Loader aria-hidden="true" color="var(--accent)" />
      <p className={layout.lead}>{t('shared.loading')}</p>
    </div>
  );
}

/** A link that has ended says nothing of what it led to. */
function CallErrorNotice({ error, onRetry }: { error: Error; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('sharing');
  const status = statusOf(error);
  const isGone = status === 404 || status === 400;
  return (
    <div className={layout.prose} role="alert">
      <h2>{t(isGone ? 'shared.goneTitle' : 'shared.failedTitle')}</h2>
      <p className={layout.lead}>{isGone ? t('shared.goneText') : error.message}</p>
      {!isGone && onRetry !== undefined && (
        <div>
          <Button onClick={onRetry}>{t('retry')}</Button>
        </div>
      )}
      <p>{t('shared.made', { product: PRODUCT_NAME })}</p>
    </div>
  );
}
