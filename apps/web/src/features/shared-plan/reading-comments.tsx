import { ActionIcon, Button } from '@mantine/core';
import type { CommentPlace, CommentThread, NewComment } from '@trazo/contract/plans/comments';
import i18next from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { IconX } from '../../shared/icons/icons.ts';
import type { CommentActions, Mentionable } from '../../workspace/comments/comment-actions.ts';
import { CommentForm } from '../../workspace/comments/comment-form.tsx';
import { CommentList } from '../../workspace/comments/comment-list.tsx';
import styles from '../../workspace/comments/comments.module.css';

/** The comments on a document that is read, and what its reader may do with them. */
export interface DocumentComments {
  readonly threads: readonly CommentThread[] | undefined;
  readonly newSince: string | null;
  readonly blocked: readonly string[];
  readonly actions: Omit<CommentActions, 'write'> & {
    readonly write: (comment: NewComment, name?: string) => Promise<unknown>;
  };
  readonly people: Mentionable;
  /** A guest gives a name with their first comment, and reads who else reads it. */
  readonly guest: { readonly asksName: boolean } | undefined;
  readonly failure: string | undefined;
  readonly retry: () => void;
  /** They are in sight. */
  readonly see: () => void;
}

interface ReadingCommentsProps {
  readonly comments: DocumentComments;
  /** The place that was tapped. */
  readonly target: CommentPlace | undefined;
  readonly onTarget: (target: CommentPlace | undefined) => void;
  readonly onJump: (thread: CommentThread) => void;
  readonly onClose: () => void;
}

/** Beside the pages: what is said about them, and writing something about the place that was tapped. */
export function ReadingComments({ comments, target, onTarget, onJump, onClose }: ReadingCommentsProps) {
  const { t } = useTranslation('comments');
  const { threads, guest, see } = comments;
  const count = threads?.length;
  useEffect(() => {
    if (count !== undefined) see();
  }, [count, see]);
  const titleOf = ({ section }: Pick<CommentPlace, 'section'>) => i18next.t(`${section}:title`);
  return (
    <aside className={styles.beside} aria-label={t('title')}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2>{t('title')}</h2>
          <ActionIcon size={44} aria-label={t('close')} onClick={onClose}>
            <IconX size={20} stroke={1.5} />
          </ActionIcon>
        </div>
        {guest !== undefined && <p className={styles.note}>{t('guestLead')}</p>}
        {target === undefined ? (
          <p className={styles.note}>{t('pick')}</p>
        ) : (
          <div className={styles.compose}>
            <CommentForm
              key={`${target.section} ${target.quote}`}
              label={t('text')}
              action={t('send')}
              people={comments.people}
              asksName={guest?.asksName ?? false}
              onSend={async ({ id, text, name }) => {
                await comments.actions.write({ id, text, at: target }, name);
                onTarget(undefined);
              }}
              onCancel={() => onTarget(undefined)}
            >
              <div className={styles.about}>
                <span>
                  {t('about')}: <strong>{titleOf(target)}</strong>
                </span>
                {target.quote !== '' && (
                  <div className={styles.aboutQuote}>
                    <q className={styles.quote}>{target.quote}</q>
                    <ActionIcon
                      size={32}
                      aria-label={t('dropQuote')}
                      onClick={() => onTarget({ ...target, quote: '' })}
                    >
                      <IconX size={16} stroke={1.5} />
                    </ActionIcon>
                  </div>
                )}
              </div>
            </CommentForm>
          </div>
        )}
        {threads === undefined && comments.failure !== undefined && (
          <>
            <Failure text={comments.failure} />
            <div>
              <Button variant="default" onClick={comments.retry}>
                {t('retry')}
              </Button>
            </div>
          </>
        )}
        {threads !== undefined && (
          <CommentList
            threads={threads}
            newSince={comments.newSince}
            blocked={comments.blocked}
            actions={comments.actions}
            people={comments.people}
            active={undefined}
            placeOf={titleOf}
            onJump={onJump}
          />
        )}
      </div>
    </aside>
  );
}
