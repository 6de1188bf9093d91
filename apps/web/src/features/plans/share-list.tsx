import { Button, CopyButton, TextInput } from '@mantine/core';
import type { Share } from '@trazo/contract/api/shares';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import { formatDay } from '../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './plans.module.css';
import { useRevokeShare, useShares } from './use-shares.ts';

/** Within what is said of a link: its line ends between two of them. */
const NO_BREAK_SPACE = '\u00a0';

interface NewLinkProps {
  readonly token: string;
  readonly onAnother: () => void;
}

/** The address of a link just made: the one time it is shown. */
export function NewLink({ token, onAnother }: NewLinkProps) {
  const { t } = useTranslation('sharing');
  const address = `${window.location.origin}/shared/${token}`;
  return (
    <div className={styles.dialog}>
      <p className={styles.done} role="status">
        {t('created')}
      </p>
      <div className={styles.link}>
        <TextInput readOnly label={t('link')} value={address} onFocus={({ target }) => target.select()} />
        <CopyButton value={address}>
          {({ copied, copy }) => <Button onClick={copy}>{t(copied ? 'copied' : 'copy')}</Button>}
        </CopyButton>
      </div>
      <div className={styles.dialogActions}>
        <Button variant="default" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  );
}

interface ShareListProps {
  readonly id: string;
  readonly onRevoked: (shareId: string) => void;
}

export function ShareList({ id, onRevoked }: ShareListProps) {
  const { t } = useTranslation('sharing');
  const { data: shares, error, refetch } = useShares(id);
  const revoke = useRevokeShare(id);
  // It may have gone to a bank, and its address cannot be had again.
  const askToRevoke = (shareId: string) =>
    confirmFirst(
      {
        title: t('revoking.title'),
        text: t('revoking.text'),
        confirm: t('revoke'),
        cancel: t('revoking.keep'),
      },
      () => revoke.mutate(shareId, { onSuccess: () => onRevoked(shareId) }),
    );
  return (
    <section className={styles.links}>
      <h3>{t('list.title')}</h3>
      {shares?.length === 0 && <p className={styles.meta}>{t('list.none')}</p>}
      <Failure text={(error ?? revoke.error)?.message} />
      {error !== null && (
        <Button variant="default" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      )}
      <ul>
        {(shares ?? []).map((share) => (
          <ShareLine
            key={share.id}
            share={share}
            isEnding={revoke.isPending && revoke.variables === share.id}
            onEnd={() => askToRevoke(share.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ShareLineProps {
  readonly share: Share;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function ShareLine({ share, isEnding, onEnd }: ShareLineProps) {
  const { t } = useTranslation('sharing');
  const language = useLanguage();
  const made = formatDay(share.created_at, language);
  const opened = share.opened === 0 ? t('list.unopened') : t('list.opened', { count: share.opened });
  const facts = [until(), share.has_password && t('list.password'), opened].filter((fact) => fact !== false);
  function until(): string {
    if (share.expires_at === null) return t('list.forever');
    if (new Date(share.expires_at) <= new Date()) return t('list.expired');
    return t('list.until', { date: formatDay(share.expires_at, language) });
  }
  return (
    <li>
      <div>
        <p>{t('list.made', { date: made })}</p>
        <p className={styles.meta}>{facts.map((fact) => fact.replaceAll(' ', NO_BREAK_SPACE)).join(' · ')}</p>
      </div>
      <Button
        variant="default"
        loading={isEnding}
        aria-label={t('revokeLabel', { date: made })}
        onClick={onEnd}
      >
        {t('revoke')}
      </Button>
    </li>
  );
}
