import { Chip, Group, Input } from '@mantine/core';
import { OPTIONS, type OptionList } from '@trazo/plan/options';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useOptionWords } from './option-words.ts';
import { type FieldProps, useErrorText, useField } from './use-field.ts';

type OptionSetFieldProps<Id extends SectionId> = FieldProps<Id, readonly string[]> & {
  readonly list: OptionList;
};

/** Says that the list does not matter: it goes with nothing else. */
const ANY = 'indifferent';

const withoutContradiction = (next: readonly string[], wasAny: boolean): readonly string[] =>
  next.includes(ANY) ? next.filter((option) => (option === ANY) !== wasAny || next.length === 1) : next;

/** Any number of options of a closed list, as chips, kept in the list's order. */
export function OptionSetField<Id extends SectionId>({ section, path, list }: OptionSetFieldProps<Id>) {
  const wordOf = useOptionWords(list);
  const field = useField(section, path);
  const error = useErrorText(field.error);
  const describedBy = [
    field.hint !== undefined && `${field.id}-description`,
    error !== undefined && `${field.id}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (next: readonly string[]) => {
    const kept = withoutContradiction(next, chosen.includes(ANY));
    field.set(OPTIONS[list].filter((option) => kept.includes(option)) as typeof field.value);
  };
  return (
    <Input.Wrapper
      id={field.id}
      labelElement="div"
      label={field.label}
      description={field.hint}
      required={field.required}
      error={error}
      role="group"
      aria-labelledby={`${field.id}-label`}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      onBlur={field.leave}
    >
      <Chip.Group multiple value={chosen.map(String)} onChange={toggle}>
        <Group gap="xs" mt={4}>
          {OPTIONS[list].map((option) => (
            <Chip key={option} value={option}>
              {wordOf(option)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
