/**
 * Measures how many pages end above 55 % of their height, and how many paragraphs in a runt: the samples in every language, one of
 * 40 products, one of 30 people, one with every annex of its forecast, and samples cut short, in each template; `--pages` lists
 * them. `npm run page-ends -- [--count 8] [--template <id>] [--pages]`
 */
import { parseArgs } from 'node:util';
import { createRenderer } from '@trazo/document/renderer';
import { pageEnds } from '@trazo/document/testing/page-ends';
import { readPdf } from '@trazo/document/testing/read-pdf';
import { runts } from '@trazo/document/testing/runts';
import { ANNEXES } from '@trazo/plan/finance/assumptions/annexes';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { arbitraryShortenedSample } from '@trazo/samples/testing/shortened-sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import fc from 'fast-check';

const DAY = '2026-01-15';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '8' },
    template: { type: 'string' },
    pages: { type: 'boolean', default: false },
  },
});
const renderer = createRenderer();
interface Measured {
  readonly name: string;
  readonly language: Language;
  readonly plan: Plan;
}

const samples: Measured[] = LANGUAGES.map((language) => ({
  name: language,
  language,
  plan: sampleContent(language).plan,
}));

/** A sample with `count` entries of few words in place of its own. */
function withMany<Entry extends { readonly id: string; readonly description: unknown }>(
  entries: readonly Entry[],
  count: number,
): Entry[] {
  return Array.from({ length: count }, (_, index) => ({
    ...must(entries[index % entries.length], 'an entry of the sample'),
    id: `${index}`,
    description: 'Made each morning, sold the same day.',
  }));
}

const { plan: english } = sampleContent('en');
const { finance, products, team } = english;
const large: Measured[] = [
  { name: '40 products', plan: { ...english, products: { items: withMany(products.items, 40) } } },
  { name: '30 people', plan: { ...english, team: { members: withMany(team.members, 30) } } },
  {
    name: 'all annexes',
    plan: {
      ...english,
      finance: {
        ...finance,
        assumptions: { ...must(finance.assumptions, 'a forecast'), annexes: [...ANNEXES] },
      },
    },
  },
].map((measured) => ({ ...measured, language: 'en' }));

const shortened: Measured[] = fc
  .sample(arbitraryShortenedSample(), { seed: 1, numRuns: Number(values.count) })
  .map((plan, index) => ({ name: `cut ${index}`, language: 'en', plan }));

console.log(
  `${'template'.padEnd(12)}${'samples'.padStart(16)}${'large'.padStart(16)}${'cut short'.padStart(16)}${'together'.padStart(10)}${'runts'.padStart(7)}`,
);
for (const { id, key } of TEMPLATES) {
  if (values.template !== undefined && values.template !== String(id)) continue;
  const groups = [await measure(id, samples), await measure(id, large), await measure(id, shortened)];
  const all = groups.reduce((left, right) => ({
    body: left.body + right.body,
    short: left.short + right.short,
    runts: left.runts + right.runts,
  }));
  console.log(
    key.padEnd(12) +
      groups.map(({ body, short }) => `${short} of ${body}`.padStart(16)).join('') +
      `${((100 * all.short) / all.body).toFixed(1)} %`.padStart(10) +
      String(all.runts).padStart(7),
  );
}

async function measure(id: number, plans: readonly Measured[]) {
  const sums = { body: 0, short: 0, runts: 0 };
  for (const { name, language, plan } of plans) {
    const pdf = await readPdf(await renderer.pdf({ plan, theme: defaultTheme(id, language), day: DAY }));
    const { body, short } = pageEnds(pdf);
    sums.body += body;
    sums.short += short.length;
    const found = runts(pdf);
    sums.runts += found.length;
    if (values.pages && short.length > 0) console.log(`  ${name}: pages ${short.join(', ')} of ${pdf.pages}`);
    if (values.pages) for (const runt of found) console.log(`  ${name}: ${runt}`);
  }
  return sums;
}
