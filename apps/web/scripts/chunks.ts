import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { must } from '@trazo/plan/must';
import { z } from 'zod';

/** Vite's manifest: what was built of which source, and what it asks for. */
const MANIFEST = '.vite/manifest.json';

const chunkSchema = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
type Chunk = z.infer<typeof chunkSchema>;

/** What starts every page. */
export const ENTRY = 'src/app/entry.client.tsx';

/** The file of a route. */
export const sourceOf = ({ id }: { readonly id?: string | undefined }): string => `src/routes/${id}.tsx`;

/** The scripts of a build by their sources, such as `src/routes/form.tsx`. */
export class Chunks {
  readonly #chunks: ReadonlyMap<string, Chunk>;

  constructor(manifest: unknown) {
    this.#chunks = new Map(Object.entries(z.record(z.string(), chunkSchema).parse(manifest)));
  }

  /** Reads the manifest below `client`, and takes it out of what is served. */
  static async take(client: string): Promise<Chunks> {
    const manifest = JSON.parse(await readFile(path.join(client, MANIFEST), 'utf8'));
    await rm(path.join(client, path.dirname(MANIFEST)), { recursive: true });
    return new Chunks(manifest);
  }

  get sources(): readonly string[] {
    return [...this.#chunks.keys()];
  }

  #get(source: string): Chunk {
    return must(this.#chunks.get(source), `a script made of ${source}`);
  }

  address(source: string): string {
    return `/${this.#get(source).file}`;
  }

  /** These and all they import, each after what it imports itself. Throws where two import one another: one would run too early. */
  withImports(sources: readonly string[]): readonly string[] {
    const ordered = new Set<string>();
    const visit = (source: string, line: readonly string[]): void => {
      if (line.includes(source)) throw new Error(`Scripts in a circle: ${[...line, source].join(' → ')}`);
      if (ordered.has(source)) return;
      for (const imported of this.#get(source).imports) visit(imported, [...line, source]);
      ordered.add(source);
    };
    for (const source of sources) visit(source, []);
    return [...ordered];
  }

  /** What a script may ask for while it runs or later. */
  later(source: string): readonly string[] {
    return this.#get(source).dynamicImports;
  }

  scripts(sources: readonly string[]): readonly string[] {
    return this.withImports(sources).map((source) => this.address(source));
  }

  styles(sources: readonly string[]): readonly string[] {
    const files = this.withImports(sources).flatMap((source) => this.#get(source).css);
    return [...new Set(files)].map((file) => `/${file}`);
  }
}
