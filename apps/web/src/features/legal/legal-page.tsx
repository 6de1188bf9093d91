import type { LegalPage as Page } from '@trazo/messages/legal-text';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { use, useDeferredValue } from 'react';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useSiteAddress } from '../../shared/site/use-site-address.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import styles from './legal.module.css';
import { articleId, legalArticle } from './legal-article.ts';

/**
 * Terms, privacy policy, cookies or imprint. Their texts depend on who runs the installation: the server writes them, into its
 * pages (apps/server/src/modules/legal/legal-article.ts) and for those who come from another page.
 */
export function LegalPage({ page }: { page: Page }) {
  const { t } = useWords('site');
  const { prefix } = useSiteAddress();
  // After a change of language the text stays until the other one is there.
  const language = useDeferredValue(useLanguage());
  const choice = { page, language, isNamed: prefix !== '' };
  const found = legalArticle(choice);
  const { title, html } = found instanceof Promise ? use(found) : found;
  return (
    <>
      <PageHead
        title={`${title} · ${PRODUCT_NAME}`}
        description={t(`pages.${page}.description`, { product: PRODUCT_NAME })}
      />
      <article id={articleId(choice)} className={styles.page} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
