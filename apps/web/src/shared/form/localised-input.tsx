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
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const shown = typed?.value === value ? typed.text : format(value);
  const type = (text: string) => {
    const next = parse(text) ?? text;
    setTyped({ text, value: next });
    onValue(next);
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
