import { Textarea } from '@mantine/core';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { FieldHint } from './field-hint.tsx';
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
  return (
    <Textarea
      id={field.id}
      label={field.label}
      description={<FieldHint hint={field.hint} used={value.length} limit={limit} />}
      placeholder={field.placeholder}
      required={field.required}
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
