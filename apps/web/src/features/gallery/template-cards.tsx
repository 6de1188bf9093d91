import type { Theme } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './gallery.module.css';
import { Thumbnail } from './thumbnail.tsx';

/** Pages that show a template at work, whatever the language; the cover on top. */
const PAGES = ['contents', 'figures', 'cover'] as const;

interface TemplateCardsProps {
  /** What is being looked at. */
  readonly theme: Theme;
  /** The template the draft has now. */
  readonly currentId: number | undefined;
  readonly onChoose: (templateId: number) => void;
}

/** One radio button a template, its pages as its label. */
export function TemplateCards({ theme, currentId, onChoose }: TemplateCardsProps) {
  const { t } = useTranslation('gallery');
  const language = useLanguage();
  const group = useId();
  const [attempt, setAttempt] = useState(0);
  const desk = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(desk.current), []);
  return (
    <div ref={desk} className={styles.cards} role="radiogroup" aria-label={t('templates')}>
      {TEMPLATES.map(({ id, name, description, primaryColors, secondaryColors }) => {
        const isChosen = theme.templateId === id;
        const colours = isChosen
          ? theme.colors
          : { primary: primaryColors[0], secondary: secondaryColors[0] };
        return (
          <label className={styles.card} key={id} data-chosen={isChosen || undefined}>
            <input
              type="radio"
              name={group}
              checked={isChosen}
              aria-label={`${name}. ${description[language]}`}
              onChange={() => onChoose(id)}
            />
            <span className={styles.pages}>
              {PAGES.map((shown) => (
                <Thumbnail
                  key={`${shown} ${attempt}`}
                  templateId={id}
                  colours={colours}
                  shown={shown}
                  onRetry={() => setAttempt(attempt + 1)}
                />
              ))}
            </span>
            <span className={styles.caption} aria-hidden="true">
              <span className={styles.name}>{name}</span>
              {currentId === id && <span className={styles.mark}>{t('current')}</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** On a phone the desk is wider than the window; the page itself stays where it is. */
function bringIntoView(desk: HTMLElement | null): void {
  const card = desk?.querySelector('[data-chosen]');
  if (!desk || !card) return;
  const { left, width } = card.getBoundingClientRect();
  const window = desk.getBoundingClientRect();
  desk.scrollBy({ left: left + width / 2 - (window.left + window.width / 2), behavior: 'instant' });
}
