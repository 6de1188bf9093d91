import { useState } from 'react';
import type { Picture } from './look-picture.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly picture: Picture;
  readonly alt: string;
  /** The `sizes` of the picture. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** The first thing to be seen on the page. */
  readonly isFirst?: boolean;
  readonly onLost: (lost: boolean) => void;
}

const SIZE = { width: 800, height: 1131 } as const;

/** A printed page. A new picture fades in over the old one once it has arrived; a lost one leaves the old one there. */
export function Sheet({ picture, alt, sizes, className, isFirst = false, onLost }: SheetProps) {
  const [{ shown, before }, setPictures] = useState<{ shown: Picture; before?: Picture }>({ shown: picture });
  const [failed, setFailed] = useState<string>();
  const arrived = () => {
    setPictures({ shown: picture, before: shown });
    onLost(false);
  };
  const isWaiting = picture.src !== shown.src && picture.src !== failed;
  return (
    <span className={`${styles.sheet} ${className ?? ''}`} aria-busy={isWaiting || undefined}>
      {before !== undefined && <img key="before" {...before} {...SIZE} sizes={sizes} alt="" />}
      <img
        key={shown.src}
        className={before === undefined ? undefined : styles.arriving}
        {...SIZE}
        sizes={sizes}
        {...shown}
        alt={alt}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
      {isWaiting && (
        <img
          key={`next ${picture.src}`}
          className={styles.waiting}
          {...SIZE}
          sizes={sizes}
          {...picture}
          alt=""
          onLoad={arrived}
          onError={() => {
            setFailed(picture.src);
            onLost(true);
          }}
        />
      )}
    </span>
  );
}
