import { ActionIcon, Menu } from '@mantine/core';
import type { Comment } from '@trazo/contract/plans/comments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { IconDots } from '../../shared/icons/icons.ts';
import { MenuOnDemand } from '../../shared/layout/menu-on-demand.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import type { CommentActions, Mentionable } from './comment-actions.ts';
import styles from './comments.module.css';
import { partsOf } from './mention.ts';

interface CommentEntryProps {
  readonly comment: Comment;
  readonly actions: CommentActions;
  readonly people: Mentionable;
  readonly isNew: boolean;
  readonly isBlocked: boolean;
}

/** One comment. Its words are words: no address in it becomes a link. */
export function CommentEntry({ comment, actions, people, isNew, isBlocked }: CommentEntryProps) {
  const { t } = useTranslation('comments');
  const language = useLanguage();
  const [failure, setFailure] = useState<string>();
  const { id, text, is_own: isOwn, is_guest: isGuest, guest_id: guestId } = comment;
  if (text === null) return <p className={styles.deleted}>{t('deleted')}</p>;
  const author = comment.author || t('someone');
  const run = (call: Promise<unknown>) => {
    setFailure(undefined);
    call.catch((error: Error) => setFailure(error.message));
  };
  const remove = () =>
    confirmFirst(
      {
        title: t('deleting.title'),
        text: t('deleting.text'),
        confirm: t('deleting.confirm'),
        cancel: t('cancel'),
      },
      () => run(actions.remove(id)),
    );
  const { block } = actions;
  const mayDelete = isOwn || block !== undefined;
  return (
    <div className={styles.entry}>
      <p className={styles.by}>
        <strong>{isOwn ? `${author} (${t('you')})` : author}</strong>
        {isGuest && <span className={styles.tag}>{t('guest')}</span>}
        {isBlocked && <span className={styles.tag}>{t('blocked')}</span>}
        {isNew && <span className={styles.new}>{t('new')}</span>}
        <time dateTime={comment.written_at}>{formatMoment(comment.written_at, language)}</time>
      </p>
      {mayDelete && (
        <div className={styles.tools}>
          <MenuOnDemand
            button={
              <ActionIcon aria-label={t('more', { name: author })}>
                <IconDots size={18} stroke={1.5} />
              </ActionIcon>
            }
          >
            <Menu.Item onClick={remove}>{t('delete')}</Menu.Item>
            {block !== undefined && guestId !== null && (
              <Menu.Item onClick={() => run(block(guestId, !isBlocked))}>
                {t(isBlocked ? 'unblock' : 'block')}
              </Menu.Item>
            )}
          </MenuOnDemand>
        </div>
      )}
      <p className={styles.text} dir="auto">
        {partsOf(text, people.names).map(({ text: part, isMention }, index) => {
          const key = `${index} ${part}`;
          return isMention ? (
            <mark key={key} data-own={part === `@${people.own}` || undefined}>
              {part}
            </mark>
          ) : (
            <span key={key}>{part}</span>
          );
        })}
      </p>
      <Failure text={failure} />
    </div>
  );
}
