import i18next from 'i18next';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { pageOf, withPlan } from '../../shared/layout/builder-address.ts';
import { showNotice } from '../../shared/notices/notices.ts';
import { fieldAddress } from '../document-view/field-address.ts';
import { fieldLabel } from '../plan-form/field-words.ts';
import { usePlanStore } from '../plan-store/plan-context.tsx';
import type { HistoryStep } from '../plan-store/plan-store.ts';
import { caretAfterChange } from './caret-after-change.ts';

export type Direction = 'undo' | 'redo';

/** Undoes or redoes the last step of the draft; where that is not in the field with the focus, says what it was and goes there. */
export function useUndoRedo(): (direction: Direction) => void {
  const { t } = useTranslation('drafts');
  const store = usePlanStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (direction) => {
      const control = focusedText();
      const before = control?.value;
      const step = flushSync(() => store[direction]());
      if (step === undefined) return;
      if (control !== undefined && before !== undefined && control.value !== before) {
        const caret = caretAfterChange(before, control.value);
        if (!('cell' in control.dataset)) control.setSelectionRange(caret, caret);
        return;
      }
      const address = addressOfChange(step);
      const isHere = document.activeElement?.id === `${step.part}.${step.path}`;
      if (isHere) return;
      const what = changeInWords(step);
      showNotice({
        tone: 'neutral',
        text: t(direction === 'undo' ? 'history.undone' : 'history.redone', { what }),
      });
      if (address === undefined) return;
      const [page] = address.split('#');
      // At once: a field that is chosen after this one keeps the focus.
      void navigate(withPlan(address, store.draftId()) ?? address, {
        replace: page === pageOf(pathname) + search,
        preventScrollReset: true,
        flushSync: true,
      });
    },
    [store, navigate, t, pathname, search],
  );
}

/** The plain text control with the focus whose caret can be placed. */
function focusedText(): HTMLInputElement | HTMLTextAreaElement | undefined {
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement) return activeElement;
  return activeElement instanceof HTMLInputElement && activeElement.selectionStart !== null
    ? activeElement
    : undefined;
}

type Place = Pick<HistoryStep, 'part' | 'path' | 'kind'>;

/** What was changed, in words: “Team · Position”. */
function changeInWords({ part, path }: Place): string {
  if (part === 'theme') return i18next.t('drafts:theme');
  const title = i18next.t(`${part}:title`);
  const label = fieldLabel(part, path);
  return label === undefined ? title : i18next.t('drafts:history.place', { section: title, field: label });
}

/** Where the change is seen; a design shows wherever one is. */
const addressOfChange = ({ part, path, kind }: Place): string | undefined =>
  part === 'theme' ? undefined : fieldAddress({ section: part, field: kind === 'list' ? '' : path });
