import { PRODUCT_NAME } from '@trazo/plan/product';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { CompareDialog } from '../../shared/catalogue/compare-dialog.tsx';
import { LeftOutNote, NoResults } from '../../shared/catalogue/no-results.tsx';
import { SearchPanel } from '../../shared/catalogue/search-panel.tsx';
import { useComparison } from '../../shared/catalogue/use-comparison.ts';
import { useQuery } from '../../shared/catalogue/use-query.ts';
import { useTemplateSearch } from '../../shared/catalogue/use-template-search.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { withPrefix } from '../../shared/site/site-address.ts';
import { LinkButton } from '../../shared/site/site-link.tsx';
import { siteUrl } from '../../shared/site/site-url.ts';
import { StructuredData } from '../../shared/site/structured-data.tsx';
import { beginWith, TEMPLATES_ADDRESS, templateAddress } from '../../shared/site/template-address.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { TemplateCard } from './template-card.tsx';
import styles from './templates-page.module.css';

/** Cards that are in view before the first scroll. */
const FIRST_CARDS = 4;

/** Every template at a glance, for visitors. */
export function TemplatesPage() {
  const { t } = useWords('templates');
  const language = useLanguage();
  const query = useQuery();
  const { search, results, leftOut, change } = useTemplateSearch(query);
  const comparison = useComparison(query);
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
      <SearchPanel search={search} found={results.length} onChange={change} />
      {leftOut !== undefined && <LeftOutNote leftOut={leftOut} />}
      {results.length === 0 ? (
        <NoResults search={search} onChange={change} />
      ) : (
        <ul className={styles.cards}>
          {results.map((template, index) => (
            <TemplateCard
              key={template.key}
              template={template}
              isFirst={index < FIRST_CARDS}
              onCompare={() => comparison.begin(template)}
            />
          ))}
        </ul>
      )}
      {comparison.pair !== undefined && (
        <CompareDialog
          pair={comparison.pair}
          onChange={comparison.change}
          onClose={comparison.close}
          action={({ key, name }) => (
            <LinkButton to={beginWith(key)}>{t('begin', { template: name })}</LinkButton>
          )}
        />
      )}
    </div>
  );
}
