import type { PageChoice } from '@trazo/document/page-svg';
import type { RenderRequest } from '@trazo/document/renderer';
import type { Pool } from '../../platform/renderer-pool/renderer-pool.ts';

/** A content as it is stored. */
export interface SavedContent {
  readonly content: string;
  /** The bytes of its pictures, by reference (`image:<sha-256>`). */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** What a renderer process is asked for. */
export type RenderTask =
  /** A document of the form as it is, from the wire's content string: parsing megabytes in the renderer does not block the server's event loop. */
  | {
      readonly kind: 'preview';
      readonly content: string;
      readonly watermark: boolean;
      /** The tag of the document that the caller has. */
      readonly base?: string | undefined;
    }
  /** A saved plan's document. */
  | ({ readonly kind: 'saved' } & SavedContent)
  /** The same as an editable file. */
  | ({ readonly kind: 'editable' } & SavedContent)
  /** A saved plan's first page. */
  | ({ readonly kind: 'cover' } & SavedContent)
  /** The first page of the form as it is, in another template. */
  | { readonly kind: 'draftCover'; readonly content: string; readonly templateId: number }
  | ({ readonly kind: 'page'; readonly page: PageChoice } & RenderRequest);

/** A PDF, whole or as what makes it of the document that was named. */
export interface Preview {
  readonly bytes: Uint8Array;
  readonly isDelta: boolean;
  /** Names the document, however it is sent. */
  readonly tag: string;
}

/** A file's bytes, or a page's markup (SVG). */
export interface RenderResults {
  readonly preview: Preview;
  readonly saved: Uint8Array;
  readonly editable: Uint8Array;
  readonly cover: string;
  readonly draftCover: string;
  readonly page: string;
}

export type DocumentRenderer = Pool<RenderTask, RenderResults>;
