import { Input } from '@mantine/core';
import { type LongTextPath, readPath } from '@trazo/contract/plan-document/value-path';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { Section } from '@trazo/plan/plan';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { withoutIndices } from '@trazo/plan/without-indices';
import { wordRangeOf } from '@trazo/plan/written-fields';
import type { CSSProperties } from 'react';
import { useMemo, useSyncExternalStore } from 'react';
import { countedLength, FieldHint, needsHint } from '../../shared/form/field-hint.tsx';
import glossary from '../../shared/glossary/glossary.module.css';
import { GlossaryTip } from '../../shared/glossary/glossary-tip.tsx';
import { RichEditor } from '../../shared/rich-text/rich-editor.tsx';
import rich from '../../shared/rich-text/rich-text.module.css';
import type { SharedText } from '../../shared/rich-text/text-binding.ts';
import { usePassages } from '../comments/use-passages.ts';
import { useCarets } from '../people/use-carets.ts';
import { usePlanStore } from '../plan-store/plan-context.tsx';
import type { DraftState } from '../plan-store/plan-store.ts';
import { useDraft } from '../plan-store/use-draft.ts';
import { TextNotes } from '../writing-help/text-notes.tsx';
import { WritingHelp } from '../writing-help/writing-help.tsx';
import { DRAFT_PICTURES } from './draft-pictures.ts';
import { termOfField } from './field-terms.ts';
import { useErrorText, useFieldFrame } from './use-field.ts';

interface LongTextFieldProps<Id extends SectionId> {
  readonly section: Id;
  readonly path: LongTextPath<Section<Id>>;
  readonly rows?: number;
  readonly limit?: number;
}

/** Paragraphs, with formats, lists, tables and pictures; the box grows with them. */
export function LongTextField<Id extends SectionId>({ section, path, ...props }: LongTextFieldProps<Id>) {
  const { rows = 4, limit = TEXT_LIMITS.long } = props;
  const field = useFieldFrame(section, path);
  const readPlain = ({ draft }: DraftState) => plainTextOf(readPath(draft[section], path) as RichText);
  const used = useDraft((state) => countedLength(readPlain(state).length, limit));
  const range = wordRangeOf(section, withoutIndices(path));
  const shared = useLongText(section, path);
  const carets = useCarets(`${section}.${path}`);
  const passages = usePassages(section, path);
  const error = useErrorText(field.error);
  const term = termOfField(section, path);
  const hint = { hint: field.hint, used, limit };
  const hasHint = needsHint(hint);
  return (
    <Input.Wrapper
      id={`${field.id}-wrapper`}
      label={field.label}
      labelElement="div"
      labelProps={{ id: `${field.id}-label`, onClick: () => document.getElementById(field.id)?.focus() }}
      description={hasHint && <FieldHint {...hint} />}
      descriptionProps={{ id: `${field.id}-description` }}
      required={field.required}
      error={error}
      errorProps={{ id: `${field.id}-error` }}
      className={term === undefined ? undefined : glossary.glossed}
      style={{ '--rows': rows } as CSSProperties}
      inputContainer={(box) => (
        <>
          {term !== undefined && (
            <GlossaryTip as="mark" term={term} label={field.label} className={glossary.corner} />
          )}
          {range !== undefined && <WritingHelp section={section} path={path} {...helpOf(field)} />}
          <div className={rich.frame} data-error={error !== undefined || undefined}>
            {box}
          </div>
          {range !== undefined && <TextNotes control={field.id} range={range} read={readPlain} />}
        </>
      )}
    >
      {shared !== undefined && (
        <RichEditor
          id={field.id}
          label={field.label}
          shared={shared}
          onBlur={field.leave}
          required={field.required}
          isWrong={error !== undefined}
          describedBy={describedBy(field.id, { description: hasHint, error: error !== undefined })}
          placeholder={field.placeholder}
          pictures={DRAFT_PICTURES}
          carets={carets}
          passages={passages}
        />
      )}
    </Input.Wrapper>
  );
}

const helpOf = ({ id, label, guide }: ReturnType<typeof useFieldFrame>) => ({ control: id, label, guide });

/** Ids of what is shown around the editor. */
function describedBy(id: string, shown: Readonly<Record<'description' | 'error', boolean>>): string {
  const parts = (['description', 'error'] as const).filter((part) => shown[part]);
  return parts.map((part) => `${id}-${part}`).join(' ');
}

/** A long text for its editor; undefined if its item went this moment. */
function useLongText(section: SectionId, path: string): SharedText | undefined {
  const store = usePlanStore();
  // Where its item stands may change, and the document can be replaced: it is another text only where this one is.
  const text = useSyncExternalStore(store.onReplaced, () => store.longText(section, path)?.text);
  return useMemo(
    () => (text === undefined ? undefined : store.longText(section, path)),
    [store, section, path, text],
  );
}
