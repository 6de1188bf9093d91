import { type CommentPlace, QUOTE_LIMIT } from '@trazo/contract/plans/comments';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useEffect, useState } from 'react';
import { lastingPath } from '../../../workspace/comments/field-path.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';

/** What stands around a control has its id with one of these behind it. */
const AROUND = /-(?:wrapper|label|description|error)$/;

/** The field of a section that an element is in, by its path. */
function fieldAt(element: Element | null, section: SectionId): string | undefined {
  const id = element?.closest(`[id^="${section}."]`)?.id;
  return id?.slice(section.length + 1).replace(AROUND, '');
}

/** The words that are selected in the control with the focus. */
function selectedWords(control: Element): string {
  const isPlain = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  const words = isPlain
    ? control.value.slice(control.selectionStart ?? 0, control.selectionEnd ?? 0)
    : String(document.getSelection() ?? '');
  return words.trim().slice(0, QUOTE_LIMIT).toWellFormed();
}

/** What a new comment is about: the section, or the field and the words in it that were chosen last. */
export function useCommentTarget(section: SectionId): [CommentPlace, (target: CommentPlace) => void] {
  const store = usePlanStore();
  const [target, setTarget] = useState<CommentPlace>({ section, field: '', quote: '' });
  useEffect(() => {
    setTarget((before) => (before.section === section ? before : { section, field: '', quote: '' }));
    const read = (control: Element | null) => {
      const path = fieldAt(control, section);
      if (control === null || path === undefined) return;
      const field = lastingPath(store.getState().draft[section], path);
      const quote = selectedWords(control);
      setTarget((before) =>
        before.section === section && before.field === field && before.quote === quote
          ? before
          : { section, field, quote },
      );
    };
    const follow = () => read(document.activeElement);
    // `selectionchange` is dispatched in a later task: the focus may be in the comment by then.
    const leave = ({ target }: FocusEvent) => read(target instanceof Element ? target : null);
    follow();
    document.addEventListener('focusin', follow);
    document.addEventListener('selectionchange', follow);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('selectionchange', follow);
      document.removeEventListener('focusout', leave);
    };
  }, [section, store]);
  return [target, setTarget];
}
