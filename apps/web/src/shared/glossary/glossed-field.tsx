import type { ReactNode } from 'react';
import styles from './glossary.module.css';
import type { GlossaryTerm } from './glossary.ts';
import { GlossaryTip } from './glossary-tip.tsx';

/** The props that put a toggletip at the end of the line of a field's label; none where the label needs no explanation. */
export const glossedField = (term: GlossaryTerm | undefined, label: string) =>
  term === undefined
    ? {}
    : {
        className: styles.glossed ?? '',
        inputContainer: (control: ReactNode) => (
          <>
            <GlossaryTip as="mark" term={term} label={label} className={styles.corner} />
            {control}
          </>
        ),
      };
