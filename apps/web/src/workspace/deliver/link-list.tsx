import { Button, CopyButton, TextInput } from '@mantine/core';
import type { Share } from '@trazo/contract/api/shares';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import { formatDay } from '../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './deliver.module.css';
import { useLetComment, useRevokeShare, useShares } from './use-shares.ts';

/** Within what is said of a link: its line ends between two of them. */
const NO_BREAK_SPACE = '\u00a0';

interface LinkListProps {
  readonly id: string;
  readonly name: string;
}

/** The links of a plan: each to be handed on again, or ended. */
export function LinkList({ id, name }: LinkListProps) {
  const { t } = useTranslation('sharing');
  const { data: shares, error, refetch } = useShares(id);
  const revoke = useRevokeShare(id);
  const letComment = useLetComment(id);
  // It may have gone to a bank.
  const askToRevoke = (shareId: string) =>
    confirmFirst(
      {
        title: t('revoking.title'),
        text: t('revoking.text'),
        confirm: t('revoke'),
        cancel: t('revoking.keep'),
      },
      () => revoke.mutate(shareId),
    );
  return (
    <>
      <Failure text={(error ?? revoke.error ?? letComment.error)?.message} />
      {error !== null && (
        <div className={styles.actions}>
          <Button variant="default" onClick={() => refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {shares !== undefined && shares.length > 0 && (
        <div className={styles.listed}>
          <h3>{t('list.title')}</h3>
          <ul>
            {shares.map((share) => (
              <LinkLine
                key={share.id}
                share={share}
                name={name}
                isEnding={revoke.isPending && revoke.variables === share.id}
                onEnd={() => askToRevoke(share.id)}
                onComments={() => letComment.mutate({ id: share.id, may_comment: !share.may_comment })}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface LinkLineProps {
  readonly share: Share;
  readonly name: string;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
  readonly onComments: () => void;
}

function LinkLine({ share, name, isEnding, onEnd, onComments }: LinkLineProps) {
  const { t } = useTranslation(['sharing', 'comments']);
  const language = useLanguage();
  const made = formatDay(share.created_at, language);
  const facts = [
    t('list.made', { date: made }),
    until(),
    share.has_password && t('list.password'),
    share.may_download && t('list.download'),
    share.may_comment && t('comments:allowed'),
    share.opened === 0 ? t('list.unopened') : t('list.opened', { count: share.opened }),
  ].filter((fact) => fact !== false);
  function until(): string {
    if (share.expires_at === null) return t('list.forever');
    if (new Date(share.expires_at) <= new Date()) return t('list.expired');
    return t('list.until', { date: formatDay(share.expires_at, language) });
  }
  return (
    <li>
      <LinkAddress token={share.token} name={name} />
      <div className={styles.facts}>
        <p className={styles.meta}>
          {facts.map((fact) => fact.replaceAll(' ', NO_BREAK_SPACE)).join(`${NO_BREAK_SPACE}· `)}
        </p>
        <Button data-in-text variant="subtle" onClick={onComments}>
          {t(share.may_comment ? 'comments:closeLink' : 'comments:allowLink')}
        </Button>
        <Button
          data-in-text
          variant="subtle"
          loading={isEnding}
          aria-label={t('revokeLabel', { date: made })}
          onClick={onEnd}
        >
          {t('revoke')}
        </Button>
      </div>
    </li>
  );
}

/** The address to hand on: to copy, or by whatever the device shares with. */
function LinkAddress({ token, name }: { readonly token: string; readonly name: string }) {
  const { t } = useTranslation('sharing');
  const address = `${window.location.origin}/shared/${token}`;
  const hasSheet = typeof navigator.share === 'function';
  // Closing the sheet is no failure.
  const share = () => void navigator.share({ title: name, url: address }).catch(() => undefined);
  return (
    <div className={styles.link}>
      <TextInput readOnly aria-label={t('link')} value={address} onFocus={({ target }) => target.select()} />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {t(copied ? 'copied' : 'copy')}
          </Button>
        )}
      </CopyButton>
      {hasSheet && (
        <Button variant="default" onClick={share}>
          {t('share')}
        </Button>
      )}
    </div>
  );
}
