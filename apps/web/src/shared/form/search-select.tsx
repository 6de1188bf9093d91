import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';

/** One of a list, found by typing; focus alone does not open it. The list is made when its field is first entered: a form has many of dozens of entries. */
export function SearchSelect(props: Omit<SelectProps, 'searchable' | 'comboboxProps' | 'onFocus'>) {
  const [isEntered, setEntered] = useState(false);
  return (
    <Select
      {...props}
      searchable
      openOnFocus={false}
      comboboxProps={{ keepMounted: isEntered }}
      onFocus={() => setEntered(true)}
    />
  );
}
