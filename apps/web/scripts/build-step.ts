import type { Plugin } from 'vite';
import type { BuiltSite } from './site/built-site.ts';

interface Work {
  /** Changes what the bundler does, by its own plugin interface. */
  readonly plugin?: () => Plugin;
  /** Changes what is built: pages, scripts, styles. Runs after the router has written all of it. */
  readonly run?: (site: BuiltSite) => Promise<void> | void;
}

/**
 * One change to what router and bundler make. Its comment says why it is there, what it is worth and what it assumes; it
 * checks what it assumes and throws (`assume`), so that an update of the router cannot make it do nothing, or harm, in silence.
 */
export type BuildStep =
  /** For speed alone: every page works without it, only slower. */
  | (Work & { readonly kind: 'speed'; readonly name: string })
  /** Pages would not work, or not everywhere, without it; or nothing could be served. */
  | (Work & { readonly kind: 'correctness'; readonly name: string })
  /** Changes nothing, and throws where the build is not as it has to be. */
  | (Work & { readonly kind: 'check'; readonly name: string });
