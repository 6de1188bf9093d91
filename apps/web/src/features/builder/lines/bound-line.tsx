import { readPath, writePath } from '@trazo/contract/plan-document/value-path';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { fieldErrorOf } from '../../../workspace/plan-form/field-error.ts';
import { useErrorText } from '../../../workspace/plan-form/use-field.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { type LineActions, LineItem } from './line-item.tsx';

interface BoundLineProps {
  readonly id: string;
  readonly section: SectionId;
  /** Where the draft has the line, also while it is being carried elsewhere. */
  readonly stored: { readonly column: string; readonly index: number } | undefined;
  readonly name: string;
  readonly actions: Omit<LineActions, 'onType'>;
}

/** A line bound to the draft: typing in it renders it and no other. */
export function BoundLine({ id, section, stored, name, actions }: BoundLineProps) {
  const store = usePlanStore();
  const path = stored === undefined ? '' : `${stored.column}.${stored.index}.text`;
  const text = useDraft(({ draft }) => String(readPath(draft[section], path) ?? ''));
  const tooLong = useDraft(({ draft }) => {
    const error = text.length > 0 ? fieldErrorOf(section, draft[section], path) : undefined;
    return error === undefined ? '' : JSON.stringify(error);
  });
  const error = useErrorText(tooLong === '' ? undefined : JSON.parse(tooLong));
  const type = (next: string) => {
    if (stored === undefined) return;
    store.setSection(section, writePath(store.getState().draft[section], path, next));
  };
  return <LineItem id={id} text={text} name={name} error={error} actions={{ ...actions, onType: type }} />;
}
