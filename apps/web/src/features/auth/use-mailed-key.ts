import { useState } from 'react';
import { refreshUser } from '../../shared/account/session.ts';
import { useOnce } from '../../shared/actions/use-once.ts';
import type { ApiResult } from '../../shared/api/api-client.ts';

type Step<Body> =
  | { readonly kind: 'asking'; readonly failure?: string }
  | { readonly kind: 'done'; readonly body: Body }
  | { readonly kind: 'spent' };

/** What the key of a mail does at a click: programs that look into mails follow links, and do not click. */
export function useMailedKey<Body>(call: () => Promise<ApiResult<Body>>) {
  const [step, setStep] = useState<Step<Body>>({ kind: 'asking' });
  const { run, busy } = useOnce(async () => {
    const result = await call();
    if (!result.isError) {
      setStep({ kind: 'done', body: result.body });
      void refreshUser();
    } else if (result.code === 'key_invalid') setStep({ kind: 'spent' });
    else setStep({ kind: 'asking', failure: result.error });
  });
  return { step, run, busy };
}
