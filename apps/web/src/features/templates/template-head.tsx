import { FONTS } from '@trazo/plan/theme/fonts';
import type { Template } from '@trazo/templates/template';
import { pagePicture, sheetSize } from '../../shared/catalogue/page-picture.ts';
import { LinkButton, SiteLink } from '../../shared/site/site-link.tsx';
import { beginWith, SAMPLE_PAGES_ID, TEMPLATES_ADDRESS } from '../../shared/site/template-address.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { ColourPairs } from './colour-pairs.tsx';
import styles from './template-head.module.css';

const SIZES = { cover: '(min-width: 62em) 26vw, 56vw', figures: '(min-width: 62em) 23vw, 50vw' } as const;

/** Name and cover, and all there is to know before turning the pages. */
export function TemplateHead({ template }: { template: Template }) {
  const { t } = useWords('templates');
  const language = useLanguage();
  const { id, key, name, description, suits, samplePages, suggestedFont } = template;
  const font = FONTS.find((each) => each.name === suggestedFont)?.family ?? suggestedFont;
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <SiteLink className={styles.back} to={TEMPLATES_ADDRESS}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M20 12H5m6-6-6 6 6 6" />
          </svg>
          {t('back')}
        </SiteLink>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.description}>{description[language]}</p>
        <div className={styles.actions}>
          <LinkButton to={beginWith(key)}>{t('begin', { template: name })}</LinkButton>
          <a className={styles.jump} href={`#${SAMPLE_PAGES_ID}`}>
            {t('seeAll', { pages: samplePages[language] })}
          </a>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('facts.suits')}</dt>
          <dd>{suits[language]}</dd>
        </div>
        <div>
          <dt>{t('facts.font')}</dt>
          <dd>{t('facts.fontText', { font })}</dd>
        </div>
        <div>
          <dt>{t('facts.colours')}</dt>
          <dd>
            <ColourPairs template={template} />
            {t('facts.coloursText', { pairs: template.primaryColors.length })}
          </dd>
        </div>
      </dl>
      <div className={styles.desk}>
        <img
          className={styles.behind}
          {...pagePicture({ templateId: id, language, shown: 'figures' })}
          {...sheetSize(template)}
          sizes={SIZES.figures}
          alt=""
          decoding="async"
        />
        <img
          className={styles.cover}
          {...pagePicture({ templateId: id, language, shown: 'cover' }, 1440)}
          {...sheetSize(template)}
          sizes={SIZES.cover}
          alt={t('cover', { template: name })}
          fetchPriority="high"
          decoding="sync"
        />
      </div>
    </header>
  );
}
