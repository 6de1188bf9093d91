import type { legalPage } from '@trazo/contract/api/legal';
import type { ResponseBody } from '@trazo/contract/api/route';
import { LEGAL_PLACEHOLDERS, type LegalPage } from '@trazo/messages/legal-text';
import type { Language } from '@trazo/plan/languages';
import { apiAddress } from '../../shared/api/api-address.ts';
import { recovery } from '../../shared/missing-code/this-page.ts';

export type LegalArticle = ResponseBody<typeof legalPage>;

export interface ArticleChoice {
  readonly page: LegalPage;
  readonly language: Language;
  /** Whether the address names the language, and its links do as well. */
  readonly isNamed: boolean;
}

const known = new Map<string, LegalArticle | Promise<LegalArticle>>();

/** The id of the element an article stands in. */
export const articleId = ({ page, language }: ArticleChoice): string => `${page}-${language}`;

/** What stands on a legal page: the server has filled in the first one; the others are fetched, each once. */
export function legalArticle(choice: ArticleChoice): LegalArticle | Promise<LegalArticle> {
  if (import.meta.env.SSR) return LEGAL_PLACEHOLDERS;
  const key = JSON.stringify(choice);
  const first = known.size === 0 ? articleInPage(articleId(choice)) : undefined;
  const article = known.get(key) ?? first ?? fetchArticle(choice);
  known.set(key, article);
  if (article instanceof Promise) article.catch(() => known.delete(key));
  return article;
}

function articleInPage(id: string): LegalArticle | undefined {
  const element = document.getElementById(id);
  const title = element?.querySelector('h1')?.textContent;
  return element === null || title === undefined ? undefined : { title, html: element.innerHTML };
}

function fetchArticle({ page, language, isNamed }: ArticleChoice): Promise<LegalArticle> {
  const prefix = isNamed ? `&prefix=${language}` : '';
  const address = apiAddress(`/api/legal/${page}?lang=${language}${prefix}`);
  return recovery.inTime(async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  });
}
