import { TextInput } from '@mantine/core';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { FieldHint, needsHint } from './field-hint.tsx';
import { type FieldProps, useErrorText, useField } from './use-field.ts';

type TextFieldProps<Id extends SectionId> = FieldProps<Id, string> & {
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What the text has to look like, in words, when the plan's schema refuses it. */
  readonly formError?: string;
  readonly limit?: number;
};

/** One line of text. */
export function TextField<Id extends SectionId>({ section, path, ...props }: TextFieldProps<Id>) {
  const { type, autoComplete, formError, required, limit = TEXT_LIMITS.short } = props;
  const field = useField(section, path, required);
  const value = String(field.value ?? '');
  const hint = { hint: field.hint, used: value.length, limit };
  return (
    <TextInput
      id={field.id}
      label={field.label}
      description={needsHint(hint) && <FieldHint {...hint} />}
      placeholder={field.placeholder}
      required={field.required}
      type={type}
      autoComplete={autoComplete ?? 'off'}
      dir="auto"
      value={value}
      onChange={({ currentTarget }) => field.set(currentTarget.value as typeof field.value)}
      onBlur={field.leave}
      error={useErrorText(field.error, formError)}
    />
  );
}
