import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));
const LIBRARY = dirname(dirname(fileURLToPath(import.meta.resolve('@mantine/core'))));
/** A static part of components in use, and itself not in use. */
const UNUSED = ['CheckboxCard', 'RadioCard'];

const sheetOf = (name: string): string => join(LIBRARY, `styles/${name}.layer.css`);

/** What the pages take from the component library. */
function usedComponents(): readonly string[] {
  const imports = globSync('**/*.tsx', { cwd: SOURCE }).flatMap((file) => [
    ...readFileSync(join(SOURCE, file), 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g),
  ]);
  return [...new Set(imports.flatMap(([, names = '']) => names.match(/\b[A-Z]\w+/g) ?? []))];
}

/** The library's components that one of them is made of. */
function partsOf(name: string): readonly string[] {
  const folder = join(LIBRARY, 'esm/components', name);
  return globSync('*.mjs', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/from "\.\.\/([A-Z]\w+)\//g)].map(
      ([, part = '']) => part,
    ),
  );
}

it('has the style sheet of every component in use, and of those it is made of', () => {
  const sheets = readFileSync(new URL('./component-styles.ts', import.meta.url), 'utf8');
  const used = usedComponents();
  expect(used).toContain('SegmentedControl');
  expect(partsOf('SegmentedControl')).toContain('FloatingIndicator');
  const lacking = [...used, ...used.flatMap(partsOf)].filter(
    (name) => existsSync(sheetOf(name)) && !sheets.includes(`/${name}.layer.css`) && !UNUSED.includes(name),
  );
  expect(lacking).toEqual([]);
});
