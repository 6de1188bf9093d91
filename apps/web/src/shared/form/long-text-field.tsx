import { Input, Textarea } from '@mantine/core';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { Section } from '@trazo/plan/plan';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { CSSProperties, ReactNode } from 'react';
import type { LongTextPath } from '../drafts/value-path.ts';
import { MarkedText } from '../rich-text/marked-text.tsx';
import rich from '../rich-text/rich-text.module.css';
import { TextTools } from '../rich-text/text-tools.tsx';
import { FieldGuide } from './field-guide.tsx';
import { FieldHint, needsHint } from './field-hint.tsx';
import styles from './form.module.css';
import { useErrorText, useField } from './use-field.ts';
import { useLongText } from './use-long-text.ts';

interface LongTextFieldProps<Id extends SectionId> {
  readonly section: Id;
  readonly path: LongTextPath<Section<Id>>;
  readonly rows?: number;
  readonly limit?: number;
}

/** Where the browser can fit a box to its text, nothing has to be measured on every key. */
const SIZES_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/**
 * Paragraphs; the box grows with them. It is a plain box until something is to be marked, then the editor in its place:
 * most texts are plain, and nothing types like the browser's own.
 */
export function LongTextField<Id extends SectionId>({ section, path, ...props }: LongTextFieldProps<Id>) {
  const { rows = 4, limit = TEXT_LIMITS.long } = props;
  const field = useField(section, path);
  const value = field.value as RichText;
  const set = (next: RichText) => field.set(next as typeof field.value);
  const { Editor, start, plainProps, begin } = useLongText(value);
  const error = useErrorText(field.error);
  const hint = { hint: field.hint, used: plainTextOf(value).length, limit };
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
        <div className={rich.frame} data-error={error !== undefined || undefined}>
          {box}
          {Editor === undefined && <TextTools label={field.label} controls={field.id} onUse={begin} />}
        </div>
      </>
    ),
  };
  if (Editor === undefined && typeof value === 'string') {
    return (
      <Textarea
        {...shared}
        {...plainProps}
        placeholder={field.placeholder}
        dir="auto"
        autosize={!SIZES_ITSELF}
        classNames={{ input: SIZES_ITSELF ? `${rich.plain} ${styles.growing}` : rich.plain }}
        minRows={rows}
        maxRows={24}
        value={value}
        onChange={({ currentTarget }) => set(currentTarget.value)}
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
          {typeof value !== 'string' && <MarkedText text={value} />}
        </div>
      ) : (
        <Editor
          id={field.id}
          label={field.label}
          value={value}
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
