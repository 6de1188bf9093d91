import { Input, InputBase } from '@mantine/core';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { Section } from '@trazo/plan/plan';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { CSSProperties, ReactNode } from 'react';
import type { DraftState } from '../drafts/draft-store.ts';
import { useDraft, useFieldSetter } from '../drafts/use-draft.ts';
import { type LongTextPath, readPath } from '../drafts/value-path.ts';
import { EditorMissing } from '../rich-text/editor-missing.tsx';
import { MarkedText } from '../rich-text/marked-text.tsx';
import rich from '../rich-text/rich-text.module.css';
import { TextTools } from '../rich-text/text-tools.tsx';
import { FieldGuide } from './field-guide.tsx';
import { countedLength, FieldHint, needsHint } from './field-hint.tsx';
import styles from './form.module.css';
import { OwnForm, ofForm } from './own-form.tsx';
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
 * Paragraphs; the box grows with them. It is a plain box until something is to be marked, then the editor in its place:
 * most texts are plain, and nothing types like the browser's own.
 */
export function LongTextField<Id extends SectionId>({ section, path, ...props }: LongTextFieldProps<Id>) {
  const { rows = 4, limit = TEXT_LIMITS.long } = props;
  const field = useFieldFrame(section, path);
  const setField = useFieldSetter(section, path);
  const set = (next: RichText) => setField(next as Parameters<typeof setField>[0]);
  const read = ({ draft }: DraftState) => readPath(draft[section], path) as RichText;
  const used = useDraft((state) => countedLength(plainTextOf(read(state)).length, limit));
  const { value, Editor, isMissing, start, frame, plainProps, begin } = useLongText(read);
  const isPlain = Editor === undefined && typeof value !== 'object';
  const error = useErrorText(field.error);
  const hint = { hint: field.hint, used, limit };
  const hasHint = needsHint(hint);
  const shared = {
    id: field.id,
    label: field.label,
    description: hasHint && <FieldHint {...hint} />,
    required: field.required,
    error,
    style: { '--rows': rows } as CSSProperties,
    inputContainer: (box: ReactNode) => (
      <>
        <FieldGuide label={field.label} guide={field.guide} example={field.example} />
        <div ref={frame} className={rich.frame} data-error={error !== undefined || undefined}>
          {box}
          {isPlain && <OwnForm name={field.id} />}
          {isMissing && <EditorMissing isWritable={isPlain} />}
          {Editor === undefined && <TextTools label={field.label} controls={field.id} onUse={begin} />}
        </div>
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
        read={(state) => plainTextOf(read(state))}
        write={set}
        placeholder={field.placeholder}
        dir="auto"
        classNames={{ input: `${rich.plain} ${styles.growing}` }}
        onBlur={field.leave}
      />
    );
  }
  const describedBy = [hasHint && 'description', error !== undefined && 'error']
    .filter((part) => part !== false)
    .map((part) => `${field.id}-${part}`)
    .join(' ');
  return (
    <Input.Wrapper
      {...shared}
      id={`${field.id}-wrapper`}
      labelElement="div"
      labelProps={{ id: `${field.id}-label` }}
      descriptionProps={{ id: `${field.id}-description` }}
      errorProps={{ id: `${field.id}-error` }}
    >
      {Editor === undefined ? (
        <div id={field.id} className={rich.text}>
          {typeof value === 'object' && <MarkedText text={value} />}
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
          describedBy={describedBy}
          start={start}
        />
      )}
    </Input.Wrapper>
  );
}
