import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

interface LocalisedInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** The canonical value, or the text as typed while it cannot be read. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly format: (value: string) => string;
  readonly parse: (text: string) => string | undefined;
}

/** Shows a value in the language's writing; while it has the focus, exactly what is being typed. */
export function LocalisedInput({ value, onValue, format, parse, ...props }: LocalisedInputProps) {
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const shown = typed?.value === value ? typed.text : format(value);
  return (
    <TextInput
      {...props}
      value={shown}
      onChange={({ currentTarget: { value: text } }) => {
        const next = parse(text) ?? text;
        setTyped({ text, value: next });
        onValue(next);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        props.onBlur?.(event);
      }}
    />
  );
}
