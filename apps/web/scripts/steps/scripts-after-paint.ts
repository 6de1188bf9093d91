import { assume } from '../assumption.ts';
import type { BuildStep } from '../build-step.ts';
import { attribute, type BuiltPage, remove } from '../site/built-page.ts';
import type { PagePlan } from '../site/built-site.ts';

/**
 * Scripts, and styles that are fetched ahead, are asked for once the page has been painted.
 *
 * Why: on a slow network they would share the line with the page's text, fonts and first picture, and on a slow processor
 * compile while it is painted.
 *
 * Assumes: the router names in the head what a page needs (`modulepreload`), and nothing else fetches scripts.
 */
export const scriptsAfterPaint: BuildStep = {
  name: 'scripts-after-paint',
  kind: 'speed',
  run(site) {
    for (const [page, plan] of site.plans) fetchAfterPaint(page, plan);
  },
};

/** Takes what is fetched ahead out of the head of a page, to be fetched once the page has been painted. */
export function fetchAfterPaint(page: BuiltPage, plan: PagePlan): void {
  const scripts = page.links({ rel: 'modulepreload' });
  assume(scripts.length > 0, 'the router names the scripts of a page in its head');
  const styles = page.links({ rel: 'preload', as: 'style' });
  plan.styles = styles.flatMap((link) => attribute(link, 'href') ?? []);
  plan.begins = 'after the first paint';
  for (const link of [...scripts, ...styles]) remove(link);
}
