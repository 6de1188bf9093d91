import type { BuildStep } from '../build-step.ts';
import { attribute, type BuiltPage } from '../site/built-page.ts';
import { pageStart } from '../site/page-start.ts';

/**
 * Reads how the router starts each page and which scripts it needs, for the steps below to change and `start-script` to write.
 *
 * What the entry waits for while it runs is among them: else it would be asked for only then, a way to the server later.
 *
 * Assumes: see `pageStart`; the scripts a page needs are named by `modulepreload` in its head.
 */
export const pageStarts: BuildStep = {
  name: 'page-starts',
  kind: 'correctness',
  async run(site) {
    for (const page of site.pages.values()) {
      const start = pageStart(page);
      const { later } = await site.scripts.imports(start.entry);
      const order = await site.scripts.evaluationOrder([...preloadedScripts(page), ...later]);
      site.plans.set(page, { start, order, styles: [], begins: 'at once', runs: 'together' });
    }
  },
};

const preloadedScripts = (page: BuiltPage): string[] =>
  page.links({ rel: 'modulepreload' }).flatMap((link) => attribute(link, 'href') ?? []);
