import { useEffect } from 'react';
import { apiAddress } from '../../shared/api/api-address.ts';
import { useRetriedPicture } from '../../shared/offline/use-retried-picture.ts';
import styles from './plans.module.css';

/** A plan that cannot be typeset is not typeset again and again. */
const MOST_ATTEMPTS = 5;
/** A busy server has made it by the second attempt. */
const WORTH_SAYING = 2;

interface PlanCoverProps {
  readonly address: string;
  readonly label: string;
  /** The server does not make it. */
  readonly onFailed: () => void;
}

/** The plan's first page as it is printed; a blank sheet until it is there. */
export function PlanCover({ address, ...props }: PlanCoverProps) {
  return <Picture key={address} address={address} {...props} />;
}

function Picture({ address, label, onFailed }: PlanCoverProps) {
  const { attempt, isLost, failures, onLoad, onError } = useRetriedPicture(MOST_ATTEMPTS);
  const isWorthSaying = failures === WORTH_SAYING;
  useEffect(() => {
    if (isWorthSaying) onFailed();
  }, [isWorthSaying, onFailed]);
  return (
    <div className={styles.cover}>
      {isLost && <span className={styles.noCover} />}
      <img
        key={attempt}
        className={isLost ? styles.lostCover : undefined}
        src={apiAddress(address)}
        alt={label}
        loading="lazy"
        onLoad={onLoad}
        onError={onError}
      />
    </div>
  );
}
