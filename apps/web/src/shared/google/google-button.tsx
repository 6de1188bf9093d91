import { Loader, useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../words/use-language.ts';
import styles from './google-button.module.css';
import {
  createNonce,
  type GoogleClient,
  type GoogleProof,
  loadGoogle,
  subjectOf,
} from './google-identity.ts';

/** The widest Google draws its button, in pixels: it is drawn again when there is less width. */
const WIDTH_LIMIT = 400;

interface GoogleButtonProps {
  readonly client: GoogleClient;
  readonly onProof: (proof: GoogleProof) => void;
}

/** Google's own button, as its rules want it; says so where its script cannot be fetched. */
export function GoogleButton({ client, onProof }: GoogleButtonProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const dark = useComputedColorScheme() === 'dark';
  const container = useRef<HTMLDivElement>(null);
  const { ref: frame, width: available } = useElementSize();
  const width = Math.min(Math.floor(available), WIDTH_LIMIT);
  const answer = useRef(onProof);
  useEffect(() => {
    answer.current = onProof;
  }, [onProof]);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  useEffect(() => {
    // Not measured yet.
    if (width === 0) return undefined;
    let current = true;
    const nonce = createNonce();
    const show = async () => {
      const google = await loadGoogle(client);
      const parent = container.current;
      if (!current || parent === null) return;
      google.id.initialize({
        client_id: client.id,
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
        width,
      });
      setState('shown');
    };
    show().catch(() => current && setState('failed'));
    return () => {
      current = false;
    };
  }, [client, language, dark, width]);

  return (
    <div className={styles.frame} ref={frame}>
      <div ref={container} />
      {state === 'loading' && (
        <Loader size="sm" color="var(--accent)" role="status" aria-label={t('google.loading')} />
      )}
      {state === 'failed' && <p role="status">{t('google.failed')}</p>}
    </div>
  );
}
