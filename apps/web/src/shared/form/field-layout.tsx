import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Fields below one another. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

interface FieldRowProps {
  /** What the fields hold: the names of options need more width than short entries. */
  readonly holds?: 'entries' | 'options';
  readonly children: ReactNode;
}

/** Short fields side by side where the width allows. */
export function FieldRow({ holds = 'entries', children }: FieldRowProps) {
  return (
    <div className={styles.pair} data-holds={holds}>
      {children}
    </div>
  );
}

interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under a title of their own. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

interface ComputedValueProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  /** A figure a reader of the plan would stumble over. */
  readonly alarming?: boolean;
}

/** What follows from the fields beside it. */
export function ComputedValue({ label, value, note, alarming }: ComputedValueProps) {
  return (
    <div className={styles.computed} data-alarming={alarming || undefined}>
      <span className={styles.computedLabel}>{label}</span>
      <output className={styles.computedValue}>{value}</output>
      {note !== undefined && <span className={styles.computedNote}>{note}</span>}
    </div>
  );
}
