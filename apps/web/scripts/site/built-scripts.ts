import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** What a built script asks for, by address: at once, before it runs itself, and while it runs or later. */
export interface ScriptImports {
  readonly atOnce: readonly string[];
  readonly later: readonly string[];
}

/** The scripts of a build, each read and parsed once. */
export class BuiltScripts {
  readonly #client: string;
  readonly #read = new Map<string, Promise<ScriptImports>>();

  /** @param client the folder that is served as `/` */
  constructor(client: string) {
    this.#client = client;
  }

  /** What a script imports. */
  imports(file: string): Promise<ScriptImports> {
    const known = this.#read.get(file) ?? readFile(path.join(this.#client, file), 'utf8').then(importsIn);
    this.#read.set(file, known);
    return known;
  }

  /** These files and all they import, each after what it imports itself; two that import one another in the order met. */
  async evaluationOrder(files: readonly string[]): Promise<readonly string[]> {
    const ordered = new Set<string>();
    const open = new Set<string>();
    const visit = async (file: string): Promise<void> => {
      if (ordered.has(file) || open.has(file)) return;
      open.add(file);
      for (const imported of (await this.imports(file)).atOnce) await visit(imported);
      ordered.add(file);
    };
    for (const file of files) await visit(file);
    return [...ordered];
  }
}

/** The scripts beside it that a built script imports. */
export function importsIn(script: string): ScriptImports {
  const { module, errors } = parseSync('script.js', script, { sourceType: 'module' });
  if (errors.length > 0) throw new SyntaxError(errors[0]?.message);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const atOnce = [...module.staticImports, ...exported].map(({ moduleRequest }) => moduleRequest?.value);
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    script.slice(start, end).replace(/^[`"']|[`"']$/g, ''),
  );
  return { atOnce: addressesOf(atOnce), later: addressesOf(later) };
}

const BESIDE = './';

const addressesOf = (named: readonly (string | undefined)[]): string[] => [
  ...new Set(
    named
      .filter((name) => name?.startsWith(BESIDE) === true && name.endsWith('.js'))
      .map((name) => `/assets/${name?.slice(BESIDE.length)}`),
  ),
];
