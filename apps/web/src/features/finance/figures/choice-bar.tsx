import { useId } from 'react';
import covering from '../../../shared/design/covering-input.module.css';
import styles from './choice-bar.module.css';

interface ChoiceBarProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in sight: radio buttons that look like tabs. */
export function ChoiceBar<Value extends string>({ label, value, options, onChange }: ChoiceBarProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.bar}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className={covering.covering}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
