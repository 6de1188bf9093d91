import type { Template } from '@trazo/templates/template';
import controls from '../../shared/site/controls.module.css';
import { LinkButton, SiteLink } from '../../shared/site/site-link.tsx';
import { beginWith, templateAddress } from '../../shared/site/template-address.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { PAGE_SIZE, pagePicture } from './page-picture.ts';
import styles from './template-card.module.css';

interface TemplateCardProps {
  readonly template: Template;
  /** Whether it is in view before anybody scrolls. */
  readonly isFirst: boolean;
}

/** Two pages side by side, the cover on top. */
const PAGES = ['figures', 'cover'] as const;
const SIZES = '(min-width: 48em) 20vw, 42vw';

/** A template's cover and figures on the desk, what it is for, and the way in. */
export function TemplateCard({ template, isFirst }: TemplateCardProps) {
  const { t } = useWords('templates');
  const language = useLanguage();
  const { id, key, name, description, samplePages } = template;
  return (
    <li className={styles.card}>
      <div className={styles.desk}>
        {PAGES.map((shown) => (
          <img
            key={shown}
            className={styles.sheet}
            data-page={shown}
            {...pagePicture({ templateId: id, language, shown })}
            {...PAGE_SIZE}
            sizes={SIZES}
            alt={shown === 'cover' ? t('cover', { template: name }) : ''}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst && shown === 'cover' ? 'high' : 'auto'}
            decoding="async"
          />
        ))}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <SiteLink className={styles.link} to={templateAddress(key)}>
            {name}
          </SiteLink>
        </h2>
        <p className={styles.description}>{description[language]}</p>
        <div className={styles.actions}>
          <LinkButton to={beginWith(key)}>{t('begin', { template: name })}</LinkButton>
          <LinkButton variant="default" to={templateAddress(key)}>
            {t('seeAll', { pages: samplePages[language] })}
            <span className={controls.hidden}> {t('ofTemplate', { template: name })}</span>
          </LinkButton>
        </div>
      </div>
    </li>
  );
}
