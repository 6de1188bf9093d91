import { readCompany } from '@trazo/company/read-company';
import type { BuildStep } from '../build-step.ts';

/** Writes all pages as the steps above have left them, and whose imprint they show; nothing changes a page after this. */
export const writtenPages: BuildStep = {
  name: 'written-pages',
  kind: 'correctness',
  async run(site) {
    for (const [name, page] of site.pages) await site.writePage(name, page.html);
    await site.writePage('company.json', JSON.stringify(readCompany(process.env)));
  },
};
