import { PRODUCT_NAME } from '@trazo/plan/product';
import type { Template } from '@trazo/templates/template';
import { pageAddress } from '../../shared/catalogue/page-picture.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { withPrefix } from '../../shared/site/site-address.ts';
import { LinkButton } from '../../shared/site/site-link.tsx';
import { siteUrl } from '../../shared/site/site-url.ts';
import { StructuredData } from '../../shared/site/structured-data.tsx';
import { beginWith, templateAddress } from '../../shared/site/template-address.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { Neighbours } from './neighbours.tsx';
import { SamplePages } from './sample-pages.tsx';
import { TemplateHead } from './template-head.tsx';
import styles from './template-page.module.css';

/** One template: what it is for, the whole sample plan in it, and the way to begin with it. */
export function TemplatePage({ template }: { template: Template }) {
  const { t } = useWords('templates');
  const language = useLanguage();
  const { id, key, name, description, suits } = template;
  return (
    <>
      <PageHead
        title={t('template.title', { template: name, product: PRODUCT_NAME })}
        description={`${description[language]} ${t('template.description', { pages: template.samplePages[language] })}`}
      />
      <StructuredData
        data={{
          '@type': 'CreativeWork',
          name,
          description: description[language],
          audience: { '@type': 'Audience', audienceType: suits[language] },
          url: siteUrl(withPrefix(`/${language}`, templateAddress(key))),
          image: siteUrl(pageAddress({ templateId: id, language, shown: 'cover' }, 1440)),
          inLanguage: language,
          creator: { '@type': 'Organization', name: PRODUCT_NAME, url: siteUrl('/') },
        }}
      />
      <TemplateHead template={template} />
      <SamplePages template={template} />
      <section className={styles.end}>
        <h2>{t('end.title', { template: name })}</h2>
        <p>{t('end.text')}</p>
        <LinkButton className={styles.endAction} to={beginWith(key)}>
          {t('begin', { template: name })}
        </LinkButton>
      </section>
      <Neighbours template={template} />
    </>
  );
}
