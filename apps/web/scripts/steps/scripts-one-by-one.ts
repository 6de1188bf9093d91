import type { BuildStep } from '../build-step.ts';

/**
 * Scripts are run one by one, yielding to the main thread between two.
 *
 * Why: imported together, all modules of a page are evaluated in one long task, and no tap is answered meanwhile.
 *
 * Assumes: modules have no side effect that depends on being evaluated in one go (they are run in the order of imports).
 */
export const scriptsOneByOne: BuildStep = {
  name: 'scripts-one-by-one',
  kind: 'speed',
  run(site) {
    for (const plan of site.plans.values()) plan.runs = 'one by one';
  },
};
