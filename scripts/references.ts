/**
 * Compares the sample plan in every template and language, and its annexes and its business model in some, with what was kept
 * of it, pictures and numbers of pages; `--update` keeps what it looks like now. A layout that does not settle fails, and so does a
 * SWOT analysis on two pages. `npm run references -- [--update] [--template <id>] [--lang de]`
 */
import { parseArgs } from 'node:util';
import { ANNEX_REFERENCES, annexesSample } from '@trazo/document/testing/annexes-sample';
import {
  BUSINESS_MODEL_REFERENCES,
  businessModelSample,
} from '@trazo/document/testing/business-model-sample';
import { type ReadPdf, readPdf } from '@trazo/document/testing/read-pdf';
import { compareWithReference, keepReference, type ReferenceName } from '@trazo/document/testing/references';
import { createSettledRenderer } from '@trazo/document/testing/settled-renderer';
import { swotPages } from '@trazo/document/testing/swot-pages';
import { LANGUAGES } from '@trazo/plan/languages';
import type { Plan } from '@trazo/plan/plan';
import { defaultTheme, templateOf } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { chosenTemplates } from './chosen-templates.ts';

/** The day the samples are dated. */
const DAY = '2026-01-15';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    template: { type: 'string' },
    lang: { type: 'string' },
  },
});
const chosen = chosenTemplates(values.template).map(({ id }) => id);
const whole = TEMPLATES.flatMap(({ id }) =>
  LANGUAGES.map((language): ReferenceName => ({ templateId: id, language })),
);
const names: readonly ReferenceName[] = [...whole, ...ANNEX_REFERENCES, ...BUSINESS_MODEL_REFERENCES]
  .filter(({ templateId }) => chosen.includes(templateId))
  .filter(({ language }) => values.lang === undefined || language === values.lang);
if (names.length === 0) throw new RangeError('No such template, or no such language.');

const renderer = createSettledRenderer();

function planOf({ language, annexes, businessModel }: ReferenceName): Plan {
  if (annexes === true) return annexesSample(language);
  return businessModel === true ? businessModelSample(language) : sampleContent(language).plan;
}

/** What is wrong with one document; with `--update`, only what cannot be kept away. */
async function look(name: ReferenceName): Promise<string[]> {
  const { templateId, language } = name;
  const plan = planOf(name);
  const theme = defaultTheme(templateId, language);
  const request = { plan, theme, day: DAY };
  const pdf = await renderer.pdf(request);
  const pages = await renderer.pageCount(request);
  const isPart = name.annexes === true || name.businessModel === true;
  const faults = isPart ? [] : [...countFaults(name, pages), ...swotFaults(await readPdf(pdf), plan)];
  if (!values.update) return [...faults, ...(await compareWithReference(pdf, name))];
  await keepReference(pdf, name);
  return faults;
}

function countFaults({ templateId, language }: ReferenceName, pages: number): string[] {
  const said = templateOf(templateId).samplePages[language];
  return pages === said ? [] : [`${pages} pages, and \`samplePages\` says ${said}`];
}

/** Its four fields are compared: they stand on one page. */
function swotFaults(pdf: ReadPdf, plan: Plan): string[] {
  const on = swotPages(pdf, plan);
  return on.length === 1 && !on.includes(0) ? [] : [`its SWOT analysis is on pages ${on.join(', ')}`];
}

let found = 0;
for (const name of names) {
  for (const fault of await look(name)) {
    found += 1;
    console.log(
      `${templateOf(name.templateId).name}, ${name.language}${name.annexes ? ', annexes' : ''}${name.businessModel ? ', business model' : ''}: ${fault}`,
    );
  }
}
console.log(`${names.length} documents ${values.update ? 'kept' : 'compared'}, ${found} differences`);
process.exitCode = found === 0 ? 0 : 1;
