import { useState } from 'react';
import { apiAddress } from '../../shared/api/api-address.ts';
import styles from './plans.module.css';

interface PlanCoverProps {
  readonly address: string;
  readonly label: string;
  /** The server could not make it. */
  readonly onFailed: () => void;
}

/** The plan's first page as it is printed; a blank sheet where there is none. */
export function PlanCover({ address, label, onFailed }: PlanCoverProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <div className={styles.cover}>
      {failed === address ? (
        <span className={styles.noCover} />
      ) : (
        <img
          src={apiAddress(address)}
          alt={label}
          loading="lazy"
          onError={() => {
            setFailed(address);
            onFailed();
          }}
        />
      )}
    </div>
  );
}
