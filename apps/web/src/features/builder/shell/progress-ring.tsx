import styles from './progress-ring.module.css';

const RADIUS = 7;
const LENGTH = 2 * Math.PI * RADIUS;

interface ProgressRingProps {
  /** 0 to 1. */
  readonly ratio: number;
  /** Something a bank asks for is still blank. */
  readonly missing: boolean;
  readonly label: string;
}

export function ProgressRing({ ratio, missing, label }: ProgressRingProps) {
  return (
    <svg className={styles.ring} viewBox="0 0 20 20" role="img" data-missing={missing || undefined}>
      <title>{label}</title>
      <circle className={styles.ringTrack} cx="10" cy="10" r={RADIUS} />
      {ratio > 0 && (
        <circle
          className={styles.ringDone}
          cx="10"
          cy="10"
          r={RADIUS}
          strokeDasharray={`${ratio * LENGTH} ${LENGTH}`}
          transform="rotate(-90 10 10)"
        />
      )}
      {missing && <circle className={styles.ringDot} cx="10" cy="10" r="2.4" />}
    </svg>
  );
}
