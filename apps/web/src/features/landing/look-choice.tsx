import { PRODUCT_NAME } from '@trazo/plan/product';
import { useId } from 'react';
import { useWords } from '../../shared/words/use-words.ts';
import styles from './look-choice.module.css';
import { LOOKS, type Look } from './looks.ts';

interface LookChoiceProps {
  readonly look: Look;
  readonly onChoose: (look: Look) => void;
  /** Somebody is about to choose it. */
  readonly onNear: (look: Look) => void;
}

/** The title block under the sheets: which template, which colours. */
export function LookChoice({ look, onChoose, onNear }: LookChoiceProps) {
  const { t } = useWords('home');
  const group = useId();
  const { template, palette } = look;
  const place = template.palettes.indexOf(palette);
  return (
    <div className={styles.block}>
      <p className={styles.invitation}>{t('looks.title')}</p>
      <fieldset className={styles.cell}>
        <legend>{t('looks.template')}</legend>
        <div className={styles.templates}>
          {LOOKS.map((each) => {
            const there: Look = { template: each, palette: each.palettes[place] ?? each.palettes[0] };
            return (
              <label className={styles.template} key={each.templateId} onPointerEnter={() => onNear(there)}>
                <input
                  type="radio"
                  name={`${group}-template`}
                  checked={each.templateId === template.templateId}
                  onChange={() => onChoose(there)}
                />
                <span>{each.template}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset className={styles.cell}>
        <legend>{t('looks.colours')}</legend>
        <div className={styles.palettes}>
          {template.palettes.map((each) => (
            <label
              className={styles.palette}
              key={each.name}
              onPointerEnter={() => onNear({ template, palette: each })}
            >
              <input
                type="radio"
                name={`${group}-palette`}
                aria-label={t(`looks.palette.${each.name}`)}
                checked={each === palette}
                onChange={() => onChoose({ template, palette: each })}
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
