import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { needsSignKey, SignKey } from './sign-key.tsx';

interface LocalisedInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** The canonical value, or the text as typed while it cannot be read. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly format: (value: string) => string;
  readonly parse: (text: string) => string | undefined;
  /** Whether it may be negative. */
  readonly isSigned?: boolean;
}

/** Shows a value in the language's writing; while it has the focus, exactly what is being typed. */
export function LocalisedInput({
  value,
  onValue,
  format,
  parse,
  isSigned = false,
  rightSection,
  ...props
}: LocalisedInputProps) {
  const [hasSignKey, setHasSignKey] = useState(false);
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => parse(text) ?? text;
  // Read again each time: by another unit, what was typed is another value.
  const shown = typed !== undefined && read(typed) === value ? typed : format(value);
  const type = (text: string) => {
    setTyped(text);
    onValue(read(text));
  };
  return (
    <TextInput
      {...props}
      rightSection={
        hasSignKey ? (
          <>
            <SignKey text={shown} onText={type} />
            {rightSection}
          </>
        ) : (
          rightSection
        )
      }
      {...(hasSignKey && { rightSectionWidth: rightSection === undefined ? '2.75rem' : '5rem' })}
      value={shown}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onFocus={(event) => {
        setHasSignKey(isSigned && needsSignKey());
        props.onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasSignKey(false);
        setTyped(undefined);
        props.onBlur?.(event);
      }}
    />
  );
}
