import type { BuildStep } from '../build-step.ts';

/** Writes all pages as the steps above have left them; nothing changes a page after this. */
export const writtenPages: BuildStep = {
  name: 'written-pages',
  kind: 'correctness',
  async run(site) {
    for (const [name, page] of site.pages) await site.writePage(name, page.html);
  },
};
