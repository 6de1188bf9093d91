import { lookOf, type Theme } from '@trazo/plan/theme/theme';
import type { Template } from '@trazo/templates/template';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../../shared/catalogue/favourite-button.tsx';
import covering from '../../shared/design/covering-input.module.css';
import controls from '../../shared/design/plain-controls.module.css';
import { useLanguage } from '../../shared/words/use-language.ts';
import { CoverPicture } from './cover-picture.tsx';
import styles from './template-cards.module.css';

/** Covers that are in view before the first scroll. */
const FIRST_COVERS = 4;

interface TemplateCardsProps {
  readonly templates: readonly Template[];
  /** What is being looked at. */
  readonly theme: Theme;
  /** The template the draft has now; undefined while there is none. */
  readonly currentId: number | undefined;
  readonly onChoose: (templateId: number) => void;
  /** Shows one's own plan in a template. */
  readonly onTry: (templateId: number) => void;
}

/** One radio button a template, its cover as its label. What lies on a card is in the keyboard's way only where it is chosen. */
export function TemplateCards({ templates, theme, currentId, onChoose, onTry }: TemplateCardsProps) {
  const { t } = useTranslation('gallery');
  const language = useLanguage();
  const group = useId();
  return (
    <div className={styles.cards} role="radiogroup" aria-label={t('templates')}>
      {templates.map((template, index) => {
        const { id, name, description, primaryColors, secondaryColors } = template;
        const isChosen = theme.templateId === id;
        const colours = isChosen
          ? lookOf(theme).colors
          : { primary: primaryColors[0], secondary: secondaryColors[0] };
        const tabIndex = isChosen ? 0 : -1;
        return (
          <div className={styles.card} key={id} data-chosen={isChosen || undefined}>
            <label className={styles.choice}>
              <input
                className={covering.covering}
                type="radio"
                name={group}
                checked={isChosen}
                aria-label={`${name}. ${description[language]}`}
                onChange={() => onChoose(id)}
              />
              <span className={styles.desk}>
                <CoverPicture template={template} colours={colours} isFirst={index < FIRST_COVERS} />
              </span>
              <span className={styles.caption} aria-hidden="true">
                <span className={styles.name}>{name}</span>
                {currentId === id && <span className={styles.badge}>{t('current')}</span>}
              </span>
            </label>
            <FavouriteButton className={styles.favourite} template={template} tabIndex={tabIndex} />
            {currentId !== undefined && (
              <button
                type="button"
                className={`${controls.textButton} ${styles.try}`}
                data-quiet
                tabIndex={tabIndex}
                aria-label={t('tryIn', { template: name })}
                onClick={() => onTry(id)}
              >
                {t('seeDraft')}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
