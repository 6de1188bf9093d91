import { readCompany } from '@trazo/company/read-company';
import { LEGAL_PAGES } from '@trazo/messages/legal-text';
import { LANGUAGES } from '@trazo/plan/languages';
import { describe, expect, it } from 'vitest';
import { legalArticle } from './legal-article.ts';

const company = readCompany({});

describe.each(LANGUAGES)('the legal pages in %s', (language) => {
  it.each(LEGAL_PAGES)('%s shows its whole text', (page) => {
    const { title, html } = legalArticle(company, { page, language });
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toMatch(/\{\{|undefined|\]\(|`|\*\*/);
    // The example says so everywhere but where nothing of it stands.
    expect(html.includes('<aside>')).toBe(page !== 'cookies');
  });

  it('lead from one to another in the language of the address, and from one without to one without', () => {
    const hrefs = (prefix?: typeof language) =>
      [
        ...legalArticle(company, { page: 'privacy', language, prefix }).html.matchAll(/href="(\/[^"]+)"/g),
      ].map(([, href]) => href);
    expect(hrefs()).toContain('/cookies');
    expect(hrefs(language)).toContain(`/${language}/cookies`);
    expect(hrefs(language).filter((href) => href?.startsWith(`/${language}/cancel`))).toEqual([]);
  });
});

it('the imprint names who hosts the pages, where the law wants it', () => {
  const body = { name: 'Médiateur', url: 'https://mediateur.example', address: '1 rue de la Paix, Paris' };
  const host = { name: 'Hôte & Fils', address: '2 rue Haute, 59100 Roubaix', phone: '+33 1 00 00 00 00' };
  const french = { ...company, country: 'FR', disputes: { ...company.disputes, body }, host };
  const { html } = legalArticle(french, { page: 'imprint', language: 'fr' });
  expect(html).toContain('<dd>Hôte &amp; Fils, 2 rue Haute, 59100 Roubaix, +33 1 00 00 00 00</dd>');
  expect(html).toContain('1 rue de la Paix, Paris');
  expect(legalArticle(company, { page: 'imprint', language: 'fr' }).html).not.toContain('Hôte');
});

it('what a file says of a company is text, not markup', () => {
  const name = '<b>Pan</b> & "Sal"';
  for (const page of ['privacy', 'imprint'] as const) {
    const { html } = legalArticle({ ...company, name }, { page, language: 'es' });
    expect(html).toContain('&lt;b&gt;Pan&lt;/b&gt; &amp; &quot;Sal&quot;');
  }
});

it('the privacy policy lists those who work on data for the company', () => {
  const processor = { name: 'Nube, S. A.', purpose: 'hosting', country: 'IE', transfer: 'none' } as const;
  const listed = { ...company, processors: [processor] };
  expect(legalArticle(listed, { page: 'privacy', language: 'en' }).html).toMatch(
    /<li>Nube, S\. A\..*Ireland/,
  );
});
