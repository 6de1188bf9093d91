import { Button } from '@mantine/core';
import type { CommentThread } from '@trazo/contract/plans/comments';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import readAloud from '../../shared/design/visually-hidden.module.css';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import type { CommentActions, Mentionable } from './comment-actions.ts';
import { CommentEntry } from './comment-entry.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';

interface ThreadCardProps {
  readonly thread: CommentThread;
  /** Where it stands, in words. */
  readonly place: string;
  readonly actions: CommentActions;
  readonly people: Mentionable;
  /** Comments from then on are new to the reader. */
  readonly newSince: string | null;
  readonly blocked: readonly string[];
  readonly isActive: boolean;
  readonly onJump: () => void;
}

/** A comment with the answers to it. */
export function ThreadCard({ thread, place, actions, people, isActive, onJump, ...rest }: ThreadCardProps) {
  const { newSince, blocked } = rest;
  const { t } = useTranslation('comments');
  const language = useLanguage();
  const card = useRef<HTMLElement>(null);
  const [replies, setReplies] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id, quote, resolved_at: resolvedAt, comments, by_link: byLink } = thread;
  const { resolve } = actions;
  useEffect(() => {
    if (isActive) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const settle = async () => {
    setBusy(true);
    setFailure(undefined);
    await resolve?.(id, resolvedAt === null).catch((error: Error) => setFailure(error.message));
    setBusy(false);
  };
  return (
    <article
      ref={card}
      className={styles.thread}
      aria-label={place}
      data-active={isActive || undefined}
      data-resolved={resolvedAt !== null || undefined}
    >
      <button type="button" className={styles.place} onClick={onJump}>
        <span className={readAloud.hidden}>{t('jump')} </span>
        <span>{place}</span>
        {quote !== '' && (
          <q className={styles.quote} dir="auto">
            {quote}
          </q>
        )}
      </button>
      {comments.map((comment) => (
        <CommentEntry
          key={comment.id}
          comment={comment}
          actions={actions}
          people={people}
          isNew={newSince !== null && !comment.is_own && comment.written_at >= newSince}
          isBlocked={comment.guest_id !== null && blocked.includes(comment.guest_id)}
        />
      ))}
      {resolvedAt !== null && (
        <p className={styles.note}>{t('resolvedOn', { date: formatMoment(resolvedAt, language) })}</p>
      )}
      <Failure text={failure} />
      {replies ? (
        <CommentForm
          label={t('replyText')}
          action={t('reply')}
          people={people}
          onSend={async ({ id: reply, text }) => {
            await actions.write({ id: reply, text, at: { thread_id: id } });
            setReplies(false);
          }}
          onCancel={() => setReplies(false)}
        >
          {byLink && resolve !== undefined && <p className={styles.note}>{t('byLink')}</p>}
        </CommentForm>
      ) : (
        <div className={styles.formActions}>
          <Button variant="default" size="compact-md" onClick={() => setReplies(true)}>
            {t('reply')}
          </Button>
          {resolve !== undefined && (
            <Button variant="subtle" size="compact-md" loading={isBusy} onClick={settle}>
              {t(resolvedAt === null ? 'resolve' : 'reopen')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
