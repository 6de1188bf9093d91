import type { CommentPlace, CommentThread, NewComment } from '@trazo/contract/plans/comments';
import i18next from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentActions, Mentionable } from '../../workspace/comments/comment-actions.ts';
import { CommentForm } from '../../workspace/comments/comment-form.tsx';
import { CommentList } from '../../workspace/comments/comment-list.tsx';
import styles from '../../workspace/comments/comments.module.css';
import { CommentedPlace, CommentsColumn } from '../../workspace/comments/comments-column.tsx';

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
    <CommentsColumn
      place="beside"
      onClose={onClose}
      failure={
        threads === undefined && comments.failure !== undefined
          ? { text: comments.failure, retry: comments.retry }
          : undefined
      }
      compose={
        <>
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
                <CommentedPlace
                  name={titleOf(target)}
                  quote={target.quote}
                  onDropQuote={() => onTarget({ ...target, quote: '' })}
                />
              </CommentForm>
            </div>
          )}
        </>
      }
    >
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
    </CommentsColumn>
  );
}
