import { Loader, useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../words/use-language.ts';
import { createNonce, type GoogleProof, loadGoogle, subjectOf } from './google-identity.ts';

/** The widest Google draws its button. */
const WIDTH_LIMIT = 400;

interface GoogleButtonProps {
  readonly clientId: string;
  readonly onProof: (proof: GoogleProof) => void;
}

/** Google's own button, as its rules want it; says so where its script cannot be fetched. */
export function GoogleButton({ clientId, onProof }: GoogleButtonProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const dark = useComputedColorScheme() === 'dark';
  const place = useRef<HTMLDivElement>(null);
  const answer = useRef(onProof);
  useEffect(() => {
    answer.current = onProof;
  }, [onProof]);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  useEffect(() => {
    let current = true;
    const nonce = createNonce();
    const show = async () => {
      const google = await loadGoogle();
      const parent = place.current;
      if (!current || parent === null) return;
      google.id.initialize({
        client_id: clientId,
        nonce,
        callback: ({ credential }) => {
          const subject = subjectOf(credential);
          if (subject !== undefined) answer.current({ sub_id_google: subject, credential, nonce });
        },
      });
      parent.replaceChildren();
      google.id.renderButton(parent, {
        type: 'standard',
        theme: dark ? 'filled_black' : 'outline',
        size: 'large',
        text: 'continue_with',
        locale: language,
        width: Math.min(parent.clientWidth, WIDTH_LIMIT),
      });
      setState('shown');
    };
    show().catch(() => current && setState('failed'));
    return () => {
      current = false;
    };
  }, [clientId, language, dark]);

  return (
    <div>
      <div ref={place} />
      {state === 'loading' && (
        <Loader size="sm" color="var(--accent)" role="status" aria-label={t('google.loading')} />
      )}
      {state === 'failed' && <p role="status">{t('google.failed')}</p>}
    </div>
  );
}
