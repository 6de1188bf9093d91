import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';

interface ChoiceSelectProps
  extends Omit<SelectProps, 'onChange' | 'searchable' | 'comboboxProps' | 'onFocus'> {
  readonly onChoose: (value: string) => void;
}

/** One of a few, of which one is always chosen. The list is made when its field is first entered. */
export function ChoiceSelect({ onChoose, ...props }: ChoiceSelectProps) {
  const [isEntered, setEntered] = useState(false);
  return (
    <Select
      {...props}
      allowDeselect={false}
      comboboxProps={{ keepMounted: isEntered }}
      onFocus={() => setEntered(true)}
      onChange={(value) => {
        if (value !== null) onChoose(value);
      }}
    />
  );
}
