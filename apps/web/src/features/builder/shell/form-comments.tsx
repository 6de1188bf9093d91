import type { CommentPlace, CommentThread } from '@trazo/contract/plans/comments';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import i18next from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { withPlan } from '../../../shared/layout/builder-address.ts';
import { mentionableOf } from '../../../workspace/comments/comment-actions.ts';
import { CommentForm } from '../../../workspace/comments/comment-form.tsx';
import { CommentList } from '../../../workspace/comments/comment-list.tsx';
import styles from '../../../workspace/comments/comments.module.css';
import { CommentedPlace, CommentsColumn } from '../../../workspace/comments/comments-column.tsx';
import { closeComments, commentsPanel } from '../../../workspace/comments/comments-panel.ts';
import { currentPath } from '../../../workspace/comments/field-path.ts';
import { useCommentActions } from '../../../workspace/comments/use-comments.ts';
import { useOpenComments } from '../../../workspace/comments/use-open-comments.ts';
import { fieldAddress } from '../../../workspace/document-view/field-address.ts';
import { fieldOfWords } from '../../../workspace/document-view/field-of-words.ts';
import { fieldLabel } from '../../../workspace/plan-form/field-words.ts';
import { planOf } from '../../../workspace/plan-store/draft.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useCommentTarget } from './comment-target.ts';

/** Below it the panel covers what it leads to. */
const NARROW = '(max-width: 47.99em)';

/** The comments of the plan beside the form: what is said, and saying something about the field that was chosen. */
export function FormComments({ section }: { readonly section: SectionId }) {
  const { t } = useTranslation('comments');
  const store = usePlanStore();
  const navigate = useNavigate();
  const { id, people, data, error, refetch } = useOpenComments();
  const { see, ...actions } = useCommentActions(id ?? '', people?.role);
  const mentionable = useMemo(() => mentionableOf(people), [people]);
  const active = useStore(commentsPanel, (panel) => panel.active);
  const [target, setTarget] = useCommentTarget(section);
  const [newSince, setNewSince] = useState<string | null>(null);
  const unread = data?.unread_since ?? null;
  useEffect(() => {
    if (unread === null) return;
    setNewSince((before) => before ?? unread);
    see();
  }, [unread, see]);
  if (id === undefined) return null;
  const pathOf = ({ section: of, field }: CommentPlace) => currentPath(store.getState().draft[of], field);
  const placeOf = (place: CommentPlace) => {
    const title = i18next.t(`${place.section}:title`);
    const path = pathOf(place);
    const label = path === undefined || path === '' ? undefined : fieldLabel(place.section, path);
    return label === undefined ? title : `${title} · ${label}`;
  };
  const jump = (thread: CommentThread) => {
    const path = pathOf(thread) ?? '';
    const words =
      path === '' && thread.quote !== ''
        ? fieldOfWords(planOf(store.getState().draft), thread.quote, thread.section)
        : undefined;
    const address = fieldAddress(words ?? { section: thread.section, field: path });
    commentsPanel.setState({ active: thread.id });
    void navigate(withPlan(address, store.draftId()) ?? address, { replace: true });
    if (window.matchMedia(NARROW).matches) closeComments();
  };
  return (
    <CommentsColumn
      place="over"
      onClose={closeComments}
      failure={
        data === undefined && error !== null ? { text: error.message, retry: () => refetch() } : undefined
      }
      compose={
        <div className={styles.compose}>
          <CommentForm
            label={t('text')}
            action={t('send')}
            people={mentionable}
            onSend={({ id: comment, text }) => actions.write({ id: comment, text, at: target })}
          >
            <CommentedPlace
              name={placeOf(target)}
              quote={target.quote}
              onDropQuote={() => setTarget({ ...target, quote: '' })}
            >
              {target.field === '' && <span>{t('pickField')}</span>}
            </CommentedPlace>
          </CommentForm>
        </div>
      }
    >
      {data !== undefined && (
        <CommentList
          threads={data.threads}
          newSince={newSince}
          blocked={data.blocked_guests}
          actions={actions}
          people={mentionable}
          active={active}
          placeOf={placeOf}
          onJump={jump}
        />
      )}
    </CommentsColumn>
  );
}
