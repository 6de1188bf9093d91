import type { Template } from '@trazo/templates/template';
import { coverAddress } from '../../shared/catalogue/cover-picture.ts';
import { FavouriteButton } from '../../shared/catalogue/favourite-button.tsx';
import { sheetSize } from '../../shared/catalogue/page-picture.ts';
import controls from '../../shared/design/plain-controls.module.css';
import { SiteLink } from '../../shared/site/site-link.tsx';
import { templateAddress } from '../../shared/site/template-address.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import styles from './template-card.module.css';

interface TemplateCardProps {
  readonly template: Template;
  /** Whether it is in view before the first scroll. */
  readonly isFirst: boolean;
  /** Lays it beside another. */
  readonly onCompare: () => void;
}

/** A template's cover on the desk, what it is for, and the way to all its pages. */
export function TemplateCard({ template, isFirst, onCompare }: TemplateCardProps) {
  const { t } = useWords(['templates', 'catalogue']);
  const language = useLanguage();
  const { key, name, description } = template;
  return (
    <li className={styles.card}>
      <div className={styles.desk}>
        <img
          className={styles.sheet}
          src={coverAddress(template, language)}
          {...sheetSize(template)}
          alt={t('templates:cover', { template: name })}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
      </div>
      <h2 className={styles.name}>
        <SiteLink className={styles.link} to={templateAddress(key)}>
          {name}
        </SiteLink>
      </h2>
      <p className={styles.description}>{description[language]}</p>
      <button
        type="button"
        className={`${controls.textButton} ${styles.compare}`}
        data-quiet
        aria-label={t('catalogue:compareThis', { template: name })}
        onClick={onCompare}
      >
        {t('catalogue:compare')}
      </button>
      <FavouriteButton className={styles.favourite} template={template} />
    </li>
  );
}
