import type { RenderRequest } from '@trazo/document/renderer';
import type { Pool } from '../../platform/renderer-pool/renderer-pool.ts';

/** What a renderer process is asked for. */
export type RenderTask =
  /** A visitor's document, from the wire's content string: reading megabytes there stalls nobody here. */
  | { readonly kind: 'preview'; readonly content: string }
  | ({ readonly kind: 'page'; readonly page: number } & RenderRequest);

/** A PDF's bytes, or a page as SVG. */
export type RenderResult = Uint8Array | string;

export type DocumentRenderer = Pool<RenderTask, RenderResult>;
