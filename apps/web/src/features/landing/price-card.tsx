import type { ReactNode } from 'react';
import { LinkButton } from '../../shared/site/site-link.tsx';
import { Drawing } from './drawing.tsx';
import styles from './pricing.module.css';

interface PriceCardProps {
  readonly name: string;
  readonly price: string;
  /** Once, or a month. */
  readonly period: string;
  readonly benefits: readonly string[];
  /** What the benefits come on top of. */
  readonly intro?: string;
  /** Worn above the card. */
  readonly hat?: string;
  readonly action: ReactNode;
  readonly to: string;
  readonly isMain?: boolean;
}

export function PriceCard({
  name,
  price,
  period,
  benefits,
  intro,
  hat,
  action,
  to,
  isMain = false,
}: PriceCardProps) {
  return (
    <article className={styles.card} data-main={isMain || undefined}>
      {hat !== undefined && <p className={styles.hat}>{hat}</p>}
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.price}>
        <span className={styles.amount}>
          {price}
          {isMain && <Drawing name="ring" className={styles.ring} />}
        </span>{' '}
        <span className={styles.period}>{period}</span>
      </p>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Drawing name="tick" className={styles.tick} />
            {benefit}
          </li>
        ))}
      </ul>
      <LinkButton className={styles.action} variant={isMain ? 'filled' : 'default'} to={to}>
        {action}
      </LinkButton>
    </article>
  );
}
