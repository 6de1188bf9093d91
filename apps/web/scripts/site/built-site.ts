import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applicationRoutes } from './application-addresses.ts';
import type { BuiltPage } from './built-page.ts';
import { type BuiltRoutes, readBuiltRoutes } from './built-routes.ts';
import { BuiltScripts } from './built-scripts.ts';
import type { PageStart } from './page-start.ts';

export type BuiltRoute = BuiltRoutes[string];

/** How a page begins, once the steps have decided. */
export interface PagePlan {
  readonly start: PageStart;
  /** Every script the page needs, each after those it imports. */
  readonly order: readonly string[];
  /** Fetched ahead together with the scripts, when those are. */
  styles: readonly string[];
  begins: 'at once' | 'after the first paint';
  runs: 'together' | 'one by one';
}

/** What the steps of a build change: the built folder. */
export class BuiltSite {
  /** What is sent as it is, below `/`. */
  readonly client: string;
  /** The pages by their paths below `pages/`; the server looks for them there. */
  readonly pages = new Map<string, BuiltPage>();
  readonly plans = new Map<BuiltPage, PagePlan>();
  /** The application's empty page in a language, for one of its addresses or for any (no address). */
  readonly emptyPages: { readonly page: BuiltPage; readonly language: string; readonly address?: string }[] =
    [];

  readonly folder: string;
  readonly scripts: BuiltScripts;
  /** The addresses of the application, each with the routes it shows, outermost first. */
  readonly application: ReadonlyMap<string, readonly BuiltRoute[]>;

  private constructor(folder: string, application: ReadonlyMap<string, readonly BuiltRoute[]>) {
    this.folder = folder;
    this.application = application;
    this.client = path.join(folder, 'client');
    this.scripts = new BuiltScripts(this.client);
  }

  /** The build in a folder, as the router has left it; its pages are added by the first steps. */
  static async open(folder: string): Promise<BuiltSite> {
    const routes = await readBuiltRoutes(path.join(folder, 'client'));
    return new BuiltSite(folder, applicationRoutes(routes));
  }

  /** The text of a file below `client`. */
  read(address: string): Promise<string> {
    return readFile(path.join(this.client, address), 'utf8');
  }

  async writePage(name: string, text: string): Promise<void> {
    const file = path.join(this.folder, 'pages', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
