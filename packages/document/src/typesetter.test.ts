import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import { createPrintModel } from './print-model/create-print-model.ts';
import { readPdf } from './testing/read-pdf.ts';
import { structureFaults } from './testing/structure-faults.ts';
import { createTypesetter } from './typesetter.ts';

const [FOLIO, LIENZO, EXPEDIENTE] = [2, 10, 24];
const typesetter = createTypesetter();

test.each([FOLIO, LIENZO, EXPEDIENTE])(
  'a document whose links Typst gives up on has its contents all the same (template %i)',
  async (id) => {
    const { plan } = sampleContent('en');
    const model = await createPrintModel(plan, defaultTheme(id, 'en'), { day: '2026-01-15' });
    const unlinked = { ...model, meta: { ...model.meta, links: false } };
    const pdf = await readPdf(typesetter.compile(unlinked).pdf().bytes);
    expect(pdf.links).toEqual([]);
    expect(pdf.structure.filter(({ role }) => role === 'TOCI').length).toBeGreaterThan(4);
    expect(structureFaults(pdf)).toEqual([]);
  },
);
