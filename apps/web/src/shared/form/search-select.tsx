import {
  type ComboboxItem,
  type ComboboxParsedItem,
  getOptionsLockup,
  getParsedComboboxData,
  type OptionsFilter,
  Select,
  type SelectProps,
} from '@mantine/core';
import { type FocusEvent, useMemo, useState } from 'react';
import { folded } from '../search/folded.ts';
import { isLongForPhone } from './long-for-phone.ts';

/** Whether an option is looked for with some typed text. */
type Match = (label: string, typed: string) => boolean;

interface SearchSelectProps
  extends Omit<
    SelectProps<string>,
    'searchable' | 'allowDeselect' | 'comboboxProps' | 'onFocus' | 'filter' | 'searchValue' | 'onSearchChange'
  > {
  /** Where accents, capitals and a part of the words are not the whole of it. */
  readonly matches?: Match;
}

const contains: Match = (label, typed) => folded(label).includes(folded(typed));

/**
 * One of a list, found by typing; focus alone does not open it. While one types, the first match is the one Enter takes, and the
 * only match is taken also by leaving the field; the one that is chosen already stays. The list is made when its field is first entered: a form has many of dozens of
 * entries.
 */
export function SearchSelect({ matches = contains, onBlur, ...props }: SearchSelectProps) {
  const [isEntered, setEntered] = useState(false);
  const { data, value, onChange } = props;
  const options = useMemo(() => getOptionsLockup<string>(getParsedComboboxData<string>(data)), [data]);
  const chosen = typeof value === 'string' ? options[value] : undefined;
  const [typed, setTyped] = useState('');
  const isTyping = typed.trim() !== '' && typed !== chosen?.label;
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const meant = isTyping ? onlyMatch(Object.values(options), typed, matches) : undefined;
    if (meant !== undefined) onChange?.(meant.value, meant);
    onBlur?.(event);
  };
  return (
    <Select
      {...props}
      searchable
      allowDeselect={false}
      data-long={isLongForPhone(chosen?.label ?? '') || undefined}
      openOnFocus={false}
      selectFirstOptionOnChange={isTyping}
      filter={filterBy(matches)}
      onSearchChange={setTyped}
      comboboxProps={{ keepMounted: isEntered }}
      onFocus={() => setEntered(true)}
      onBlur={leave}
    />
  );
}

/** Groups without a match go with their entries. */
const filterBy =
  (matches: Match): OptionsFilter =>
  ({ options, search }) =>
    options.flatMap((entry): ComboboxParsedItem[] => {
      if (!('group' in entry)) return matches(entry.label, search) ? [entry] : [];
      const items = entry.items.filter(({ label }) => matches(label, search));
      return items.length === 0 ? [] : [{ ...entry, items }];
    });

/** The option that some text means: the one that reads like it, or the only one that is looked for with it. */
function onlyMatch(
  options: readonly ComboboxItem[],
  typed: string,
  matches: Match,
): ComboboxItem | undefined {
  const same = options.filter(({ label }) => folded(label) === folded(typed));
  const found = same.length > 0 ? same : options.filter(({ label }) => matches(label, typed));
  return found.length === 1 ? found[0] : undefined;
}
