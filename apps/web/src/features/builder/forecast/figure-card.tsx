import type { ReactNode } from 'react';
import { say, useForecastWords } from './forecast-words.ts';
import styles from './strip.module.css';

/** Where a figure comes from: its parts. */
export type Rows = readonly (readonly [label: string, value: string])[];

interface FigureCardProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly alarming?: boolean;
  readonly rows: Rows;
}

/** One of the figures that every answer moves, and what it is made of. */
export function FigureCard({ name, value, alarming = false, rows }: FigureCardProps) {
  const words = useForecastWords();
  return (
    <div className={styles.card} data-alarming={alarming || undefined}>
      <p className={styles.cardName}>{name}</p>
      <p className={styles.cardValue}>{value}</p>
      {rows.length > 0 && (
        <details>
          <summary aria-label={say(words.ui.labelled, { label: name, value: words.strip.why })}>
            {words.strip.why}
          </summary>
          <table>
            <caption className={styles.caption}>{name}</caption>
            <tbody>
              {rows.map(([label, amount]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}
