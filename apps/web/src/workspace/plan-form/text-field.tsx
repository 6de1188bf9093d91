import { InputBase, TextInput } from '@mantine/core';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { withoutIndices } from '@trazo/plan/without-indices';
import { isWrittenLine } from '@trazo/plan/written-fields';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { FieldHint, needsHint } from '../../shared/form/field-hint.tsx';
import styles from '../../shared/form/form.module.css';
import { GrowingLine } from '../../shared/form/growing-line.tsx';
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
  const set = (text: string) => field.set(text as typeof field.value);
  const shared = {
    id: field.id,
    label: field.label,
    description: needsHint(hint) && <FieldHint {...hint} />,
    placeholder: field.placeholder,
    required: field.required,
    autoComplete: autoComplete ?? 'off',
    dir: 'auto',
    value,
    onBlur: field.leave,
    error: useErrorText(field.error, formError),
  };
  // An address of a mail or a number of a phone has no place to be broken, and its own keyboard.
  if (type !== undefined) {
    return <TextInput {...shared} type={type} onChange={({ currentTarget }) => set(currentTarget.value)} />;
  }
  return (
    <InputBase
      component={GrowingLine}
      multiline
      {...shared}
      onText={set}
      classNames={{ input: hasHelp ? `${styles.growingLine} ${besideLamp}` : styles.growingLine }}
      inputContainer={
        hasHelp
          ? (box) => (
              <LineHelp section={section} path={path} label={field.label} control={field.id}>
                {box}
              </LineHelp>
            )
          : undefined
      }
    />
  );
}
