import type { Company, Processor } from '@trazo/company/company';
import { countryName } from '@trazo/company/postal-address';
import { filled } from '@trazo/messages/filled-text';
import { withFirstOfMonth } from '@trazo/messages/first-of-month';
import { type InlinePart, inlineParts } from '@trazo/messages/inline-parts';
import { LEGAL_PAGES, type LegalPage, type LegalPassage } from '@trazo/messages/legal-text';
import { LEGAL_TEXTS } from '@trazo/messages/legal-texts';
import { LEGAL_VERSION, legalVersionDay } from '@trazo/messages/legal-version';
import type { Language } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import { localeOf } from '@trazo/plan/regions';
import { escapedHtml } from '../../platform/http/escaped-html.ts';
import type { LegalText } from '../../platform/http/page-text.ts';
import { type FilledText, filledText, IDENTITY, PROCESSORS } from './filled-text.ts';

/** Fewer sections than this are seen at a glance. */
const CONTENTS_FROM = 5;

/** What stands on each legal page of a company, by the name of the page; nothing for other pages. */
export const legalTexts =
  (company: Company) =>
  (name: string, language: Language): LegalText | undefined => {
    const page = LEGAL_PAGES.find((each) => each === name);
    return page === undefined ? undefined : legalArticle(company, { page, language, prefix: language });
  };

interface ArticleChoice {
  readonly page: LegalPage;
  readonly language: Language;
  /** What links to other legal pages begin with: the language, where the page's own address names it. */
  readonly prefix?: Language | undefined;
}

/**
 * What stands on a legal page of a company, as HTML. Its looks are in `apps/web/src/features/legal/legal.module.css`, which
 * knows the elements.
 */
export function legalArticle(company: Company, { page, language, prefix }: ArticleChoice): LegalText {
  const { legal } = LEGAL_TEXTS[language];
  const text = filledText(company, page, language);
  const inline = (words: string) =>
    inlineParts(words)
      .map((part) => inlineHtml(part, prefix))
      .join('');
  const passageHtml = (passage: LegalPassage): string => {
    if (passage === IDENTITY) return identityHtml(company, language);
    if (passage === PROCESSORS) return processorsHtml(company, language);
    return typeof passage === 'string' ? `<p>${inline(passage)}</p>` : list(passage.map(inline));
  };
  const version = must(filled(legal.version, { date: versionDay(language) }), 'the day of the version');
  const head = [
    `<h1>${escapedHtml(text.title)}</h1>`,
    `<p>${escapedHtml(text.lead)}</p>`,
    ...(page === 'imprint' ? [] : [`<p>${escapedHtml(version)}</p>`]),
    ...(company.isExample && page !== 'cookies'
      ? [
          `<aside><p><strong>${escapedHtml(legal.example)}</strong></p><p>${escapedHtml(legal.exampleText)}</p></aside>`,
        ]
      : []),
  ];
  const sections = text.sections.map(
    ({ id, title, text: passages }) =>
      `<section aria-labelledby="${id}"><h2 id="${id}">${escapedHtml(title)}</h2>${passages.map(passageHtml).join('')}</section>`,
  );
  const contents = sections.length < CONTENTS_FROM ? '' : contentsHtml(text, legal.contents);
  return {
    title: text.title,
    html: `<header>${head.join('')}</header>${contents}<div>${sections.join('')}</div>`,
  };
}

function inlineHtml(part: InlinePart, prefix: Language | undefined): string {
  const text = escapedHtml(part.text);
  if (part.kind === 'code') return `<code>${text}</code>`;
  if (part.kind === 'strong') return `<strong>${text}</strong>`;
  return part.kind === 'link' ? `<a href="${escapedHtml(withPrefix(part.to, prefix))}">${text}</a>` : text;
}

const withPrefix = (to: string, prefix: Language | undefined): string =>
  prefix !== undefined && LEGAL_PAGES.some((page) => to === `/${page}` || to.startsWith(`/${page}#`))
    ? `/${prefix}${to}`
    : to;

function contentsHtml({ sections }: FilledText, title: string): string {
  const items = sections.map(
    ({ id, title: heading }) => `<li><a href="#${id}">${escapedHtml(heading)}</a></li>`,
  );
  return `<nav aria-labelledby="contents"><p id="contents">${escapedHtml(title)}</p><ol>${items.join('')}</ol></nav>`;
}

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Who the company is, as the law wants it listed. */
function identityHtml(company: Company, language: Language): string {
  const { name, address, country, email, phone, representative, register, vatId, host } = company;
  const { identity } = LEGAL_TEXTS[language].imprint;
  const link = (to: string, text: string) => `<a href="${escapedHtml(to)}">${escapedHtml(text)}</a>`;
  const lines = [...address, countryName(country, language)].map(
    (line) => `<span>${escapedHtml(line)}</span>`,
  );
  const entries = {
    name: escapedHtml(name),
    address: `<address>${lines.join('')}</address>`,
    representative: escapedHtml(representative),
    email: link(`mailto:${email}`, email),
    phone: link(`tel:${phone.replaceAll(' ', '')}`, phone),
    register: escapedHtml(register),
    vatId: escapedHtml(vatId),
    ...(host !== undefined && {
      publisher: escapedHtml(representative),
      host: escapedHtml(`${host.name}, ${host.address}, ${host.phone}`),
    }),
  };
  const html = Object.entries(entries).map(
    ([key, value]) => `<dt>${escapedHtml(must(identity[key], `a name for ${key}`))}</dt><dd>${value}</dd>`,
  );
  return `<dl>${html.join('')}</dl>`;
}

/** Who works on personal data for the company, where and what for. */
function processorsHtml({ processors }: Company, language: Language): string {
  const words = LEGAL_TEXTS[language].privacy;
  const described = ({ name, purpose, country, transfer }: Processor) =>
    must(
      filled(words.processor, {
        name,
        country: countryName(country, language),
        purpose: words.purposes[purpose],
        transfer: words.transfers[transfer],
      }),
      'a sentence about a processor',
    );
  return processors.length === 0
    ? `<p>${escapedHtml(words.noProcessors)}</p>`
    : list(processors.map((processor) => escapedHtml(described(processor))));
}

const versionDay = (language: Language): string =>
  withFirstOfMonth(
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(legalVersionDay(LEGAL_VERSION)),
    ),
    language,
  );
