import { PRODUCT_NAME } from '@trazo/plan/product';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { PageHead } from '../../shared/site/page-head.tsx';
import { withPrefix } from '../../shared/site/site-address.ts';
import { siteUrl } from '../../shared/site/site-url.ts';
import { StructuredData } from '../../shared/site/structured-data.tsx';
import { TEMPLATES_ADDRESS, templateAddress } from '../../shared/site/template-address.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { TemplateCard } from './template-card.tsx';
import styles from './templates-page.module.css';

/** Cards that are in view before anybody scrolls. */
const FIRST_CARDS = 2;

/** Every template at a glance, for whoever has not begun yet. */
export function TemplatesPage() {
  const { t } = useWords('templates');
  const language = useLanguage();
  const addressOf = (page: string) => siteUrl(withPrefix(`/${language}`, page));
  return (
    <div className={styles.page}>
      <PageHead
        title={t('meta.title', { product: PRODUCT_NAME })}
        description={t('meta.description', { number: TEMPLATES.length })}
      />
      <StructuredData
        data={{
          '@type': 'CollectionPage',
          name: t('title'),
          url: addressOf(TEMPLATES_ADDRESS),
          inLanguage: language,
          mainEntity: {
            '@type': 'ItemList',
            numberOfItems: TEMPLATES.length,
            itemListElement: TEMPLATES.map(({ key, name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: addressOf(templateAddress(key)),
            })),
          },
        }}
      />
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <ul className={styles.cards}>
        {TEMPLATES.map((template, index) => (
          <TemplateCard key={template.key} template={template} isFirst={index < FIRST_CARDS} />
        ))}
      </ul>
    </div>
  );
}
