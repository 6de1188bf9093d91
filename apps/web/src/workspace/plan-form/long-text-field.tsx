import { Input, InputBase, type InputWrapperProps } from '@mantine/core';
import { type LongTextPath, readPath } from '@trazo/contract/plan-document/value-path';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { Section } from '@trazo/plan/plan';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { withoutIndices } from '@trazo/plan/without-indices';
import { wordRangeOf } from '@trazo/plan/written-fields';
import type { CSSProperties, ReactNode } from 'react';
import { FieldForm, ofForm } from '../../shared/form/field-form.tsx';
import { countedLength, FieldHint, needsHint } from '../../shared/form/field-hint.tsx';
import styles from '../../shared/form/form.module.css';
import glossary from '../../shared/glossary/glossary.module.css';
import { GlossaryTip } from '../../shared/glossary/glossary-tip.tsx';
import { EditorMissing } from '../../shared/rich-text/editor-missing.tsx';
import { FormattedText } from '../../shared/rich-text/formatted-text.tsx';
import rich from '../../shared/rich-text/rich-text.module.css';
import { TextTools } from '../../shared/rich-text/text-tools.tsx';
import type { DraftState } from '../drafts/draft-state.ts';
import { useDraft, useFieldSetter } from '../drafts/use-draft.ts';
import { TextNotes } from '../writing-help/text-notes.tsx';
import { WritingHelp } from '../writing-help/writing-help.tsx';
import { DRAFT_PICTURES, DraftPicture } from './draft-pictures.tsx';
import { termOfField } from './field-terms.ts';
import { PlainBox } from './plain-box.tsx';
import { useErrorText, useFieldFrame } from './use-field.ts';
import { useLongText } from './use-long-text.ts';

interface LongTextFieldProps<Id extends SectionId> {
  readonly section: Id;
  readonly path: LongTextPath<Section<Id>>;
  readonly rows?: number;
  readonly limit?: number;
}

/**
 * Paragraphs; the box grows with them. It is a plain box until something is to be formatted, then the editor replaces it:
 * most texts are plain, and nothing types like the browser's own.
 */
export function LongTextField<Id extends SectionId>({ section, path, ...props }: LongTextFieldProps<Id>) {
  const { rows = 4, limit = TEXT_LIMITS.long } = props;
  const field = useFieldFrame(section, path);
  const setField = useFieldSetter(section, path);
  const set = (next: RichText) => setField(next as Parameters<typeof setField>[0]);
  const read = ({ draft }: DraftState) => readPath(draft[section], path) as RichText;
  const readPlain = (state: DraftState) => plainTextOf(read(state));
  const used = useDraft((state) => countedLength(readPlain(state).length, limit));
  const range = wordRangeOf(section, withoutIndices(path));
  const { value, Editor, isMissing, start, frame, plainProps, begin } = useLongText(read);
  const isPlain = Editor === undefined && typeof value !== 'object';
  const error = useErrorText(field.error);
  const term = termOfField(section, path);
  const hint = { hint: field.hint, used, limit };
  const hasHint = needsHint(hint);
  const shared = {
    id: field.id,
    label: field.label,
    description: hasHint && <FieldHint {...hint} />,
    required: field.required,
    error,
    className: term === undefined ? undefined : glossary.glossed,
    style: { '--rows': rows } as CSSProperties,
    inputContainer: (box: ReactNode) => (
      <>
        {term !== undefined && (
          <GlossaryTip as="mark" term={term} label={field.label} className={glossary.corner} />
        )}
        {range !== undefined && <WritingHelp section={section} path={path} {...helpOf(field)} />}
        <div ref={frame} className={rich.frame} data-error={error !== undefined || undefined}>
          {box}
          {isPlain && <FieldForm name={field.id} />}
          {isMissing && <EditorMissing isWritable={isPlain} />}
          {Editor === undefined && <TextTools label={field.label} controls={field.id} onUse={begin} />}
        </div>
        {range !== undefined && <TextNotes control={field.id} range={range} read={readPlain} />}
      </>
    ),
  };
  if (isPlain) {
    return (
      <InputBase
        component={PlainBox}
        multiline
        {...shared}
        {...plainProps}
        {...ofForm(field.id)}
        read={readPlain}
        write={set}
        placeholder={field.placeholder}
        dir="auto"
        classNames={{ input: `${rich.plain} ${styles.growing}` }}
        onBlur={field.leave}
      />
    );
  }
  return (
    <EditorWrapper {...shared}>
      {Editor === undefined ? (
        <div id={field.id} className={rich.text}>
          {typeof value === 'object' && <FormattedText text={value} Picture={DraftPicture} />}
        </div>
      ) : (
        <Editor
          id={field.id}
          label={field.label}
          value={value ?? ''}
          onChange={set}
          onBlur={field.leave}
          required={field.required}
          isWrong={error !== undefined}
          describedBy={describedBy(field.id, { description: hasHint, error: error !== undefined })}
          start={start}
          pictures={DRAFT_PICTURES}
        />
      )}
    </EditorWrapper>
  );
}

const helpOf = ({ id, label, guide }: ReturnType<typeof useFieldFrame>) => ({ control: id, label, guide });

/** Label, description and error around what is no form control of the browser. */
function EditorWrapper({ id, ...props }: InputWrapperProps) {
  return (
    <Input.Wrapper
      {...props}
      id={`${id}-wrapper`}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      descriptionProps={{ id: `${id}-description` }}
      errorProps={{ id: `${id}-error` }}
    />
  );
}

/** Ids of the shown parts of `EditorWrapper`. */
function describedBy(id: string, shown: Readonly<Record<'description' | 'error', boolean>>): string {
  const parts = (['description', 'error'] as const).filter((part) => shown[part]);
  return parts.map((part) => `${id}-${part}`).join(' ');
}
