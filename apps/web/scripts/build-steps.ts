import type { BuildStep } from './build-step.ts';
import { applicationPages } from './steps/application-pages.ts';
import { budgets } from './steps/check-budgets.ts';
import { scriptCycles } from './steps/check-cycles.ts';
import { codeGroups } from './steps/code-groups.ts';
import { compressedFiles } from './steps/compressed-files.ts';
import { inlineStyles } from './steps/inline-styles.ts';
import { openings } from './steps/openings.ts';
import { pageStarts } from './steps/page-starts.ts';
import { prerenderWithoutTimeout } from './steps/prerender-without-timeout.ts';
import { publicPages } from './steps/public-pages.ts';
import { routeCode } from './steps/route-code.ts';
import { routeFiles } from './steps/route-files.ts';
import { scriptsAfterPaint } from './steps/scripts-after-paint.ts';
import { scriptsOneByOne } from './steps/scripts-one-by-one.ts';
import { serviceWorker } from './steps/service-worker.ts';
import { startNotice } from './steps/start-notice.ts';
import { startScript } from './steps/start-script.ts';
import { thirdParty } from './steps/third-party.ts';
import { writtenPages } from './steps/written-pages.ts';

/**
 * All we change of what router and bundler make, in the order it is done. There is no other place: a new change is a file in
 * `steps` and a line here (docs/adr/0067-steps-of-the-build.md).
 */
export const BUILD_STEPS: readonly BuildStep[] = [
  // While modules are bundled and pages prerendered.
  codeGroups,
  routeCode,
  prerenderWithoutTimeout,
  // The pages there are, and what they show first.
  publicPages,
  applicationPages,
  openings,
  routeFiles,
  startNotice,
  // How a page starts.
  pageStarts,
  scriptsOneByOne,
  scriptsAfterPaint,
  startScript,
  inlineStyles,
  // What is made of pages and files as they are now.
  writtenPages,
  serviceWorker,
  scriptCycles,
  thirdParty,
  compressedFiles,
  budgets,
];
