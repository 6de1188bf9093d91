import styles from './people.module.css';
import { initialOf } from './person-name.ts';

interface PersonMarkProps {
  readonly name: string;
  readonly colour: string;
}

/** A person's initial on their colour; what it means is said beside it. */
export function PersonMark({ name, colour }: PersonMarkProps) {
  return (
    <span className={styles.mark} style={{ backgroundColor: colour }} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}
