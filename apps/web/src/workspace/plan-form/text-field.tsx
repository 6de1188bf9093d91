import { TextInput } from '@mantine/core';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { withoutIndices } from '@trazo/plan/without-indices';
import { isWrittenLine } from '@trazo/plan/written-fields';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { FieldHint, needsHint } from '../../shared/form/field-hint.tsx';
import { besideLamp, LineHelp } from '../writing-help/line-help.tsx';
import { type FieldProps, useErrorText, useField } from './use-field.ts';

type TextFieldProps<Id extends SectionId> = FieldProps<Id, string> & {
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Whether a text has the form the field asks for, where the plan takes any. */
  readonly isOfForm?: (text: string) => boolean;
  /** What the text has to look like, in words, when it does not. */
  readonly formError?: string;
  readonly limit?: number;
};

/** One line of text. */
export function TextField<Id extends SectionId>({ section, path, ...props }: TextFieldProps<Id>) {
  const { type, autoComplete, isOfForm, formError, required, limit = TEXT_LIMITS.short } = props;
  const field = useField(section, path, required, isOfForm);
  const value = String(field.value ?? '');
  const hasHelp = isWrittenLine(section, withoutIndices(path));
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
      classNames={hasHelp ? { input: besideLamp } : undefined}
      inputContainer={
        hasHelp
          ? (box) => (
              <LineHelp section={section} path={path} label={field.label} control={field.id}>
                {box}
              </LineHelp>
            )
          : undefined
      }
      error={useErrorText(field.error, formError)}
    />
  );
}
