/**
 * Measures in each template how many pages end above 55 % of their height, as a share of all after the contents: of the samples, of
 * these with 40 products, with 30 people and with every annex of their forecast, in every language, and of samples cut short. More
 * than 6 % are marked. `--pages` lists them, and paragraphs that end in a runt.
 * `npm run page-ends -- [--count 8] [--template <id>] [--pages]`
 */
import { parseArgs } from 'node:util';
import { createRenderer } from '@trazo/document/renderer';
import { fullForecast } from '@trazo/document/testing/annexes-sample';
import { pageEnds } from '@trazo/document/testing/page-ends';
import { readPdf } from '@trazo/document/testing/read-pdf';
import { runts } from '@trazo/document/testing/runts';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { arbitraryShortenedSample } from '@trazo/samples/testing/shortened-sample';
import fc from 'fast-check';
import { chosenTemplates } from './chosen-templates.ts';

const DAY = '2026-01-15';
/** Pages in a hundred that may end short. */
const MOST = 6;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '8' },
    template: { type: 'string' },
    pages: { type: 'boolean', default: false },
  },
});
const renderer = createRenderer();

/** `count` entries of few words in place of a sample's own. */
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

/** Of each kind of content, what makes its plans. */
const kinds: Readonly<Record<string, (language: Language) => Plan>> = {
  sample: (language) => sampleContent(language).plan,
  '40 products': (language) => {
    const { plan } = sampleContent(language);
    return { ...plan, products: { items: withMany(plan.products.items, 40) } };
  },
  '30 people': (language) => {
    const { plan } = sampleContent(language);
    return { ...plan, team: { members: withMany(plan.team.members, 30) } };
  },
  'full forecast': fullForecast,
};

interface Measured {
  readonly name: string;
  readonly language: Language;
  readonly plan: Plan;
}

const groups: ReadonlyMap<string, readonly Measured[]> = new Map([
  ...Object.entries(kinds).map(([kind, planOf]): [string, Measured[]] => [
    kind,
    LANGUAGES.map((language) => ({ name: `${kind}, ${language}`, language, plan: planOf(language) })),
  ]),
  [
    'cut short',
    fc
      .sample(arbitraryShortenedSample(), { seed: 1, numRuns: Number(values.count) })
      .map((plan, index): Measured => ({ name: `cut short, ${index}`, language: 'en', plan })),
  ],
]);

console.log(`${'template'.padEnd(12)}${[...groups.keys()].map((kind) => kind.padStart(18)).join('')}  runts`);
for (const { id, key } of chosenTemplates(values.template)) {
  const measured = [];
  for (const plans of groups.values()) measured.push(await measure(id, plans));
  const cells = measured.map(({ body, short }) => {
    const share = (100 * short) / body;
    return `${short}/${body}`.padStart(10) + `${share.toFixed(1)} %`.padStart(7) + (share > MOST ? '!' : ' ');
  });
  const found = measured.reduce((sum, { runts }) => sum + runts, 0);
  console.log(key.padEnd(12) + cells.join('') + String(found).padStart(7));
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
