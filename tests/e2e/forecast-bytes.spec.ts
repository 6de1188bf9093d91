import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { withTypedFigures } from '@trazo/forecast/fill/typed-figures';
import { extremeAssumptions } from '@trazo/forecast/testing/extreme-assumptions';
import { arbitraryFacts } from '@trazo/forecast/testing/plan-facts';
import { packOf } from '@trazo/packs/pack-of';
import { LANGUAGES } from '@trazo/plan/languages';
import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import { sampleContent } from '@trazo/samples/sample';
import fc from 'fast-check';
import { build } from 'vite';
import { forecastText, type Model } from './forecast-in-browser.ts';
import { expect, IN_RELEASES, test } from './journey.ts';

/** The engine as the browser loads it: bundled and minified. */
async function bundled(): Promise<string> {
  // The bundler sets it, for whatever the other journeys of this process start.
  const { NODE_ENV } = process.env;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: new URL('./forecast-in-browser.ts', import.meta.url).pathname,
        formats: ['es'],
        fileName: 'engine',
      },
    },
  });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output.map((file) => ('code' in file ? file.code : '')).join('');
}

function generated(): Model[] {
  const country = fc.constantFrom(...(['es', 'de', 'fr', 'it', 'uk', 'us', 'other'] as const));
  const usual = fc.record({ country, assumptions: arbitraryAssumptions(), facts: arbitraryFacts() });
  const extreme = fc.record({
    country,
    assumptions: extremeAssumptions(packOf('es')),
    facts: arbitraryFacts(),
  });
  return [...fc.sample(usual, { numRuns: 150, seed: 7 }), ...fc.sample(extreme, { numRuns: 50, seed: 7 })];
}

const samples = (): Model[] =>
  LANGUAGES.flatMap((language) => {
    const { plan } = sampleContent(language);
    const { assumptions } = plan.finance;
    if (assumptions === null) return [];
    const { country } = assumptions;
    return { country, assumptions: withTypedFigures(plan.finance, assumptions), facts: planFacts(plan) };
  });

test('Chromium reckons every forecast to the same byte as the server', IN_RELEASES, async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundled(), type: 'module' });
  await page.waitForFunction(() => 'forecastTextOf' in globalThis);
  const models = [...samples(), ...generated()];
  expect(models.length).toBe(205);
  for (const model of models) {
    const there = await page.evaluate((each) => globalThis.forecastTextOf(each), model);
    expect(there).toBe(forecastText(model));
  }
});
