/**
 * Tests the sample plan in every template against the Matterhorn Protocol’s conditions for PDF/UA-1, as far as a program can;
 * `--conditions` lists them. `npm run pdf-ua -- [--template <id>] [--lang de] [--conditions]`, or `-- FILE.pdf`
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createRenderer } from '@trazo/document/renderer';
import { CONDITIONS, matterhornFaults } from '@trazo/document/testing/pdf-ua/matterhorn';
import { LANGUAGES } from '@trazo/plan/languages';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { chosenTemplates } from './chosen-templates.ts';

const DAY = '2026-01-15';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    template: { type: 'string' },
    lang: { type: 'string' },
    conditions: { type: 'boolean', default: false },
  },
});

let [files, found] = [0, 0];

function tell(name: string, pdf: Uint8Array): void {
  const faults = matterhornFaults(pdf);
  files += 1;
  found += faults.length;
  for (const fault of faults) console.log(`${name}: ${fault}`);
}

async function tellTemplates(): Promise<void> {
  const renderer = createRenderer();
  for (const { id, key } of chosenTemplates(values.template)) {
    for (const language of LANGUAGES) {
      if (values.lang !== undefined && values.lang !== language) continue;
      const { plan } = sampleContent(language);
      const name = `${key}, ${language}`;
      const request = { plan, theme: defaultTheme(id, language), day: DAY };
      tell(name, await renderer.finishedPdf(request, (error) => console.log(`${name}: ${error}`)));
    }
  }
}

if (values.conditions) {
  for (const { id, fault } of CONDITIONS) console.log(`${id} ${fault}`);
} else {
  for (const file of positionals) tell(file, await readFile(file));
  if (positionals.length === 0) await tellTemplates();
  console.log(`${files} files, ${CONDITIONS.length} conditions: ${found} faults`);
  process.exitCode = found === 0 ? 0 : 1;
}
