import type { ReactNode } from 'react';
import { IconAlertTriangle } from '../../../../shared/icons/icons.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import styles from '../key-figures.module.css';

/** Where a figure comes from: its parts. */
export type Rows = readonly (readonly [label: string, value: string])[];

interface FigureCardProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly alarming?: boolean;
  readonly rows: Rows;
}

/** One of the figures that every answer moves, and what it is made of; an entry of a description list. */
export function FigureCard({ name, value, alarming = false, rows }: FigureCardProps) {
  const words = useForecastWords();
  return (
    <div className={styles.card} data-alarming={alarming || undefined}>
      <dt className={styles.cardName}>{name}</dt>
      <dd className={styles.cardValue}>
        {alarming && <IconAlertTriangle size={18} stroke={2} />}
        {value}
      </dd>
      {rows.length > 0 && (
        <dd>
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
        </dd>
      )}
    </div>
  );
}
