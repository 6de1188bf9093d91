import { PRODUCT_NAME } from '@trazo/plan/product';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import covering from '../../shared/design/covering-input.module.css';
import { useWords } from '../../shared/words/use-words.ts';
import { useColourWords } from '../../workspace/theme-choice/use-colour-words.ts';
import styles from './look-choice.module.css';
import { LOOKS, type Look } from './looks.ts';

interface LookChoiceProps {
  readonly look: Look;
  readonly onChoose: (look: Look) => void;
  /** The user is about to choose it (hover, focus). */
  readonly onNear: (look: Look) => void;
}

/** The title block under the sheets: which template, which colours. */
export function LookChoice({ look, onChoose, onNear }: LookChoiceProps) {
  const { t } = useWords('home');
  const { pairName } = useColourWords();
  const group = useId();
  const { template, pair } = look;
  const pairs = LOOKS.find((each) => each.template === template)?.pairs ?? LOOKS[0].pairs;
  const index = pairs.indexOf(pair);
  const block = useRef<HTMLDivElement>(null);
  const takeUp = useEffectEvent(() => {
    const chosen = LOOKS[chosenIn(block.current, `${group}-template`)];
    const colours = chosen?.pairs[chosenIn(block.current, `${group}-palette`)];
    if (chosen === undefined || colours === undefined) return;
    if (chosen.template !== template || colours !== pair)
      onChoose({ template: chosen.template, pair: colours });
  });
  // What was chosen before this code had come is taken up now.
  useEffect(() => takeUp(), []);
  return (
    <div className={styles.block} ref={block}>
      <p className={styles.invitation}>{t('looks.title')}</p>
      <fieldset className={styles.cell}>
        <legend>{t('looks.template')}</legend>
        <div className={styles.templates}>
          {LOOKS.map((each) => {
            const there: Look = { template: each.template, pair: each.pairs[index] ?? each.pairs[0] };
            return (
              <label className={styles.template} key={each.template.key} onPointerEnter={() => onNear(there)}>
                <input
                  className={covering.covering}
                  type="radio"
                  name={`${group}-template`}
                  checked={each.template === template}
                  onChange={() => onChoose(there)}
                />
                <span>{each.template.name}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset className={styles.cell}>
        <legend>{t('looks.colours')}</legend>
        <div className={styles.palettes}>
          {pairs.map((each) => (
            <label
              className={styles.palette}
              key={each.primary}
              onPointerEnter={() => onNear({ template, pair: each })}
            >
              <input
                className={covering.covering}
                type="radio"
                name={`${group}-palette`}
                aria-label={pairName(each.primary, each.secondary)}
                checked={each === pair}
                onChange={() => onChoose({ template, pair: each })}
              />
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <path d="M0 0h40L0 40Z" fill={each.primary} />
                <path d="M40 0v40H0Z" fill={each.secondary} />
              </svg>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.maker}>
        <span>{t('looks.sheet')}</span> {t('looks.size', { product: PRODUCT_NAME })}
      </p>
    </div>
  );
}

/** Which radio of a group the browser shows as chosen. */
const chosenIn = (block: HTMLElement | null, name: string): number =>
  [...(block?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])].findIndex(
    ({ checked }) => checked,
  );
