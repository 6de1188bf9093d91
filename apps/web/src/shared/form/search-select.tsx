import { getOptionsLockup, getParsedComboboxData, Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { isLongForPhone } from './long-for-phone.ts';

/** One of a list, found by typing; focus alone does not open it. The list is made when its field is first entered: a form has many of dozens of entries. */
export function SearchSelect(props: Omit<SelectProps, 'searchable' | 'comboboxProps' | 'onFocus'>) {
  const [isEntered, setEntered] = useState(false);
  const { data, value } = props;
  const chosen = typeof value === 'string' ? getOptionsLockup(getParsedComboboxData(data))[value] : undefined;
  return (
    <Select
      {...props}
      searchable
      data-long={isLongForPhone(chosen?.label ?? '') || undefined}
      openOnFocus={false}
      comboboxProps={{ keepMounted: isEntered }}
      onFocus={() => setEntered(true)}
    />
  );
}
