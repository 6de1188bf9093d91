import { useState } from 'react';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { useColourWords } from '../../workspace/theme-choice/use-colour-words.ts';
import styles from './live-document.module.css';
import { LookChoice } from './look-choice.tsx';
import { lookPicture } from './look-picture.ts';
import { FIRST_LOOK, type Look } from './looks.ts';
import { Sheet } from './sheet.tsx';

const SIZES = '(min-width: 64em) 25vw, 62vw';

/** Two pages of the sample plan on the drafting table, and the title block that changes how they look. */
export function LiveDocument() {
  const { t } = useWords('home');
  const { pairName } = useColourWords();
  const language = useLanguage();
  const [look, setLook] = useState(FIRST_LOOK);
  const [isLost, setLost] = useState(false);
  const cover = lookPicture(look, language, 'cover');
  const figures = lookPicture(look, language, 'figures');
  const fetchAhead = (near: Look) => {
    for (const excerpt of ['cover', 'figures'] as const) {
      new Image().src = lookPicture(near, language, excerpt).src;
    }
  };
  const { template, pair } = look;
  const names = { template: template.name, colours: pairName(pair.primary, pair.secondary) };
  return (
    <div className={styles.table}>
      <div className={styles.sheets}>
        <Sheet
          className={styles.cover}
          picture={cover}
          alt={t('looks.cover', names)}
          sizes={SIZES}
          isFirst
          onLost={setLost}
        />
        <Sheet
          className={styles.figures}
          picture={figures}
          alt={t('looks.figures')}
          sizes={SIZES}
          onLost={setLost}
        />
        <span className={styles.width} aria-hidden="true">
          210
        </span>
        <span className={styles.height} aria-hidden="true">
          297
        </span>
      </div>
      <LookChoice look={look} onChoose={setLook} onNear={fetchAhead} />
      <p className={styles.lost} role="status">
        {isLost && t('looks.lost')}
      </p>
    </div>
  );
}
