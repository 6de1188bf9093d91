import { type Keys, keyNames } from '../../shared/keys/key-names.ts';
import styles from './commands.module.css';

/** Keys that are pressed together. */
export function KeyCaps({ keys }: { readonly keys: Keys }) {
  return (
    <span className={styles.keys}>
      {keyNames(keys).map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  );
}
