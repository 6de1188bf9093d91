import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshUser } from '../../shared/account/session.ts';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { useOnce } from '../../shared/actions/use-once.ts';
import type { ApiResult } from '../../shared/api/api-client.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { AuthPage } from './auth-page.tsx';

type Step<Body> =
  | { readonly kind: 'asking'; readonly failure?: string }
  | { readonly kind: 'done'; readonly body: Body }
  | { readonly kind: 'spent' };

/** What the page says after the click, and the way on. */
interface Outcome {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly link: string;
}

interface MailedKeyPageProps<Body> {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly call: () => Promise<ApiResult<Body>>;
  readonly done: (body: Body) => Outcome;
  /** Where the key is of no use any more. */
  readonly spent: Omit<Outcome, 'title'>;
}

/** What the key of a mail does at a click: programs that look into mails follow links, and do not click. */
export function MailedKeyPage<Body>(props: MailedKeyPageProps<Body>): ReactNode {
  const { title, text, action, call, done, spent } = props;
  const { t } = useTranslation('auth');
  const [step, setStep] = useState<Step<Body>>({ kind: 'asking' });
  const { run, busy } = useOnce(async () => {
    const result = await call();
    if (!result.isError) {
      setStep({ kind: 'done', body: result.body });
      void refreshUser();
    } else if (result.code === 'key_invalid') setStep({ kind: 'spent' });
    else setStep({ kind: 'asking', failure: result.error });
  });
  if (step.kind === 'asking') {
    return (
      <AuthPage step={step.kind} title={title} lead={text}>
        <Failure text={step.failure} />
        <div>
          <Button loading={busy} onClick={run}>
            {action}
          </Button>
        </div>
      </AuthPage>
    );
  }
  const outcome = step.kind === 'done' ? done(step.body) : { title: t('link.badTitle'), ...spent };
  return (
    <AuthPage step={step.kind} title={outcome.title} lead={outcome.text}>
      <div>
        <ButtonLink to={outcome.to}>{outcome.link}</ButtonLink>
      </div>
    </AuthPage>
  );
}
