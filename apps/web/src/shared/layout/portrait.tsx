import type { User } from '@trazo/contract/accounts/user';
import { useState } from 'react';
import { apiAddress } from '../api/api-address.ts';
import { initialsOf } from '../session/account-names.ts';
import styles from './portrait.module.css';

/** The account's picture, or its initials where there is none (specification §3). A decoration: the name stands beside it. */
export function Portrait({ user, size }: { user: User; size: 'small' | 'large' }) {
  const image = user.user_profile_image;
  const [failed, setFailed] = useState<string>();
  if (image === null || image === failed) {
    return (
      <span className={styles.portrait} data-size={size} aria-hidden="true">
        {initialsOf(user)}
      </span>
    );
  }
  return (
    <img
      className={styles.portrait}
      data-size={size}
      src={image.startsWith('/') ? apiAddress(image) : image}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(image)}
    />
  );
}
