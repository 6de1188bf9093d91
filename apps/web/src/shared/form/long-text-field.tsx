import { Textarea } from '@mantine/core';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { Section } from '@trazo/plan/plan';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { LongTextPath } from '../drafts/value-path.ts';
import { FieldGuide } from './field-guide.tsx';
import { FieldHint, needsHint } from './field-hint.tsx';
import styles from './form.module.css';
import { useErrorText, useField } from './use-field.ts';

interface LongTextFieldProps<Id extends SectionId> {
  readonly section: Id;
  readonly path: LongTextPath<Section<Id>>;
  readonly rows?: number;
  readonly limit?: number;
}

/** Where the browser can fit a box to its text, nothing has to be measured on every key. */
const SIZES_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Paragraphs; the box grows with them. */
export function LongTextField<Id extends SectionId>({ section, path, ...props }: LongTextFieldProps<Id>) {
  const { rows = 4, limit = TEXT_LIMITS.long } = props;
  const field = useField(section, path);
  const value = plainTextOf(field.value as RichText);
  const hint = { hint: field.hint, used: value.length, limit };
  return (
    <Textarea
      id={field.id}
      label={field.label}
      description={needsHint(hint) && <FieldHint {...hint} />}
      placeholder={field.placeholder}
      required={field.required}
      inputContainer={(box) => (
        <>
          <FieldGuide label={field.label} guide={field.guide} example={field.example} />
          {box}
        </>
      )}
      dir="auto"
      autosize={!SIZES_ITSELF}
      classNames={SIZES_ITSELF ? { input: styles.growing } : undefined}
      style={{ '--rows': rows }}
      minRows={rows}
      maxRows={24}
      value={value}
      onChange={({ currentTarget }) => field.set(currentTarget.value as typeof field.value)}
      onBlur={field.leave}
      error={useErrorText(field.error)}
    />
  );
}
