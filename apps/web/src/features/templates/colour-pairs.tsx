import type { Template } from '@trazo/templates/template';
import styles from './colour-pairs.module.css';

/** The catalogue's colours, each pair as a small cover; the words beside it say how many there are. */
export const ColourPairs = ({ template: { primaryColors, secondaryColors } }: { template: Template }) => (
  <span className={styles.pairs} aria-hidden="true">
    {primaryColors.map((primary, index) => (
      <span key={primary} className={styles.pair} style={{ background: primary }}>
        <span style={{ background: secondaryColors[index] ?? secondaryColors[0] }} />
      </span>
    ))}
  </span>
);
