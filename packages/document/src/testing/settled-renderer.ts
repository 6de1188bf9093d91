import { createRenderer, type Renderer } from '../renderer.ts';

/** Typst lays a document out five times at most, until what is asked of the layout no longer changes it. */
const UNSETTLED = 'did not converge';

/** A renderer that fails on a document whose layout does not settle: each edit could move it. */
export const createSettledRenderer = (): Renderer =>
  createRenderer((diagnostics) => {
    if (diagnostics.includes(UNSETTLED)) throw new Error(diagnostics);
  });
