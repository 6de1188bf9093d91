import { Textarea } from '@mantine/core';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { FieldGuide } from './field-guide.tsx';
import { FieldHint, needsHint } from './field-hint.tsx';
import { type FieldProps, useErrorText, useField } from './use-field.ts';

type LongTextFieldProps<Id extends SectionId> = FieldProps<Id, string> & {
  readonly rows?: number;
  readonly limit?: number;
};

/** Paragraphs; the box grows with them. */
export function LongTextField<Id extends SectionId>({ section, path, ...props }: LongTextFieldProps<Id>) {
  const { rows = 4, limit = TEXT_LIMITS.long } = props;
  const field = useField(section, path);
  const value = String(field.value ?? '');
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
      autosize
      minRows={rows}
      maxRows={24}
      value={value}
      onChange={({ currentTarget }) => field.set(currentTarget.value as typeof field.value)}
      onBlur={field.leave}
      error={useErrorText(field.error)}
    />
  );
}
