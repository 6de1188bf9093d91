import { Chip, Group, Input } from '@mantine/core';
import { useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | '';
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, label, choices, value, onChoose } = props;
  const name = useId();
  const choose = (next: string) => {
    const found = choices.find((choice) => choice.value === next);
    if (found !== undefined) onChoose(found.value);
  };
  return (
    <Input.Wrapper id={id} labelElement="div" label={label} role="radiogroup" aria-labelledby={`${id}-label`}>
      <Chip.Group value={String(value)} onChange={choose}>
        <Group gap="xs" mt={4}>
          {choices.map((choice) => (
            <Chip key={choice.value} value={choice.value} name={name}>
              {choice.label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
