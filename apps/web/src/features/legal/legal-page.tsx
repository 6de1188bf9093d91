import { disputesWording, legalValues } from '@trazo/company/legal-values';
import { filled, type TextValues } from '@trazo/messages/filled-text';
import { withFrenchFirst } from '@trazo/messages/french-first';
import {
  type IdentityWords,
  type LegalPassage,
  type LegalSection,
  type LegalText,
  type LegalPage as Page,
  type ProcessorWords,
  sectionsFor,
} from '@trazo/messages/legal-text';
import { LEGAL_VERSION, legalVersionDay } from '@trazo/messages/legal-version';
import type { Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { localeOf } from '@trazo/plan/regions';
import { company } from '../../shared/company/company.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { CompanyIdentity, Processors } from './company-blocks.tsx';
import styles from './legal.module.css';
import { LegalWords } from './legal-paragraph.tsx';

/** Fewer sections than this are seen at a glance. */
const CONTENTS_FROM = 5;

type Words = LegalText & Partial<ProcessorWords & IdentityWords>;

/** Terms, privacy policy, cookies or imprint: their words are whole texts, filled with who the company is. */
export function LegalPage({ page }: { page: Page }) {
  const { t, i18n } = useWords(['legal', 'site']);
  const language = useLanguage();
  const words: Words = i18n.getResourceBundle(language, page);
  const own = { product: PRODUCT_NAME, ...legalValues(company, language) };
  const disputes = t(`legal:disputes.${disputesWording(company)}`, own);
  const values = { ...own, disputes };
  const { title, lead } = words;
  const sections = sectionsFor(words, company.country).map((section) => ({
    ...section,
    title: filled(section.title, values) ?? '',
  }));
  return (
    <article className={styles.page}>
      <PageHead title={`${title} · ${PRODUCT_NAME}`} description={t(`site:pages.${page}.description`, own)} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{filled(lead, values)}</p>
        {page !== 'imprint' && (
          <p className={styles.version}>
            {t('legal:version', { date: longDate(legalVersionDay(LEGAL_VERSION), language) })}
          </p>
        )}
        {company.isExample && page !== 'cookies' && (
          <div className={styles.example}>
            <p>
              <strong>{t('legal:example')}</strong>
            </p>
            <p>{t('legal:exampleText')}</p>
          </div>
        )}
      </header>
      {sections.length >= CONTENTS_FROM && <Contents title={t('legal:contents')} sections={sections} />}
      <div className={styles.text}>
        {sections.map(({ id, title: heading, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {text.map((passage) => (
              <Passage
                key={String(passage)}
                passage={passage}
                words={words}
                values={values}
                language={language}
              />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function Contents({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents">{title}</p>
      <ol>
        {sections.map(({ id, title: heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PassageProps {
  readonly passage: LegalPassage;
  readonly words: Words;
  readonly values: TextValues;
  readonly language: Language;
}

function Passage({ passage, words, values, language }: PassageProps) {
  if (passage === '{{identity}}' && words.identity !== undefined) {
    return <CompanyIdentity words={{ identity: words.identity }} language={language} />;
  }
  if (passage === '{{processors}}' && hasProcessors(words)) {
    return <Processors words={words} language={language} />;
  }
  if (typeof passage !== 'string') {
    return (
      <ul>
        {passage.map((item) => (
          <li key={item}>
            <LegalWords text={filled(item, values) ?? ''} />
          </li>
        ))}
      </ul>
    );
  }
  const text = filled(passage, values);
  return text === undefined ? null : (
    <p>
      <LegalWords text={text} />
    </p>
  );
}

const hasProcessors = (words: Words): words is Words & ProcessorWords => words.processor !== undefined;

const longDate = (day: string, language: Language): string =>
  withFrenchFirst(
    new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(day)),
    language,
  );
