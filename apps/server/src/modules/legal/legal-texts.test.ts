import { legalValues } from '@trazo/company/legal-values';
import { readCompany } from '@trazo/company/read-company';
import { filled } from '@trazo/messages/filled-text';
import { inlineParts } from '@trazo/messages/inline-parts';
import { LEGAL_PAGES, type LegalPage, type LegalText, sectionsFor } from '@trazo/messages/legal-text';
import { LEGAL_TEXTS } from '@trazo/messages/legal-texts';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { expect, it } from 'vitest';

const company = readCompany({});
const BLOCKS = ['{{identity}}', '{{processors}}', '{{disputes}}'];

const textOf = (language: Language, page: LegalPage): LegalText => LEGAL_TEXTS[language][page];

const paragraphsOf = ({ lead, sections }: LegalText) => [
  lead,
  ...sections.map(({ title }) => title),
  ...sections.flatMap(({ text }) => text.flat()),
];

it.each(LANGUAGES)(
  'every paragraph in %s is complete, or waits for a data protection officer',
  (language) => {
    const values = { product: PRODUCT_NAME, ...legalValues(company, language) };
    for (const page of LEGAL_PAGES) {
      const paragraphs = paragraphsOf(textOf(language, page)).filter((text) => !BLOCKS.includes(text));
      for (const paragraph of paragraphs) {
        const text = filled(paragraph, values);
        if (text === undefined) expect(paragraph).toContain('{{officer}}');
        else expect(text).not.toMatch(/\{\{|undefined/);
      }
    }
  },
);

it.each(LANGUAGES)('every link in %s leads to a page, a section that is there, or elsewhere', (language) => {
  const sections = new Map<string, readonly string[]>();
  for (const page of LEGAL_PAGES) {
    sections.set(
      `/${page}`,
      textOf(language, page).sections.map(({ id }) => id),
    );
  }
  for (const page of LEGAL_PAGES) {
    const parts = paragraphsOf(textOf(language, page)).flatMap(inlineParts);
    for (const { to } of parts.filter((part) => part.kind === 'link')) {
      if (
        /^(?:https:\/\/|mailto:|\{\{)/.test(to) ||
        ['/cancel', '/third-party.txt', '/account#payments'].includes(to)
      )
        continue;
      const [address = '', section] = to.split('#');
      expect(sections.has(address), to).toBe(true);
      if (section !== undefined) expect(sections.get(address), to).toContain(section);
    }
  }
});

it('reads words, links and letters in their order', () => {
  expect(inlineParts('See [the page](/cancel), or **the** `locale`.')).toEqual([
    { kind: 'words', text: 'See ' },
    { kind: 'link', text: 'the page', to: '/cancel' },
    { kind: 'words', text: ', or ' },
    { kind: 'strong', text: 'the' },
    { kind: 'words', text: ' ' },
    { kind: 'code', text: 'locale' },
    { kind: 'words', text: '.' },
  ]);
});

it('leaves out what an installation does not have', () => {
  expect(filled('Officer: {{officer}}.', legalValues(company, 'en'))).toBeUndefined();
  const privacy = { ...company.privacy, officer: 'Ada' };
  expect(filled('Officer: {{officer}}.', legalValues({ ...company, privacy }, 'en'))).toBe('Officer: Ada.');
});

it.each(LANGUAGES)('whatever its country, a company has each section in %s once', (language) => {
  for (const page of LEGAL_PAGES) {
    const text = textOf(language, page);
    const ids = new Set(text.sections.filter(({ onlyIn }) => onlyIn === undefined).map(({ id }) => id));
    for (const country of ['ES', 'IT', 'FR', 'DE', 'PT']) {
      const own = sectionsFor(text, country).map(({ id }) => id);
      expect(own).toHaveLength(new Set(own).size);
      expect(own).toEqual(expect.arrayContaining([...ids]));
      if (page === 'terms') expect(own.includes('guarantee'), country).toBe(country === 'FR');
    }
  }
});
