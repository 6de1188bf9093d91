import type { PictureProcessing } from '../../platform/images/picture-processing.ts';
import { turnOfCaller } from '../../platform/limits/fair-queue.ts';
import { render } from './document-service.ts';
import type { DocumentRenderer } from './render-task.ts';

/** Twice the width a cover has beside the document. */
const SIZE = { width: 240, quality: 78 } as const;

export interface DraftCoversRequest {
  /** The wire's content string. */
  readonly content: string;
  readonly templateIds: readonly number[];
  /** Who asks. */
  readonly client: string;
  readonly signal: AbortSignal;
}

export interface DraftCover {
  readonly templateId: number;
  readonly webp: Buffer;
}

/** A plan's first page in other templates. */
export interface DraftCovers {
  draw(request: DraftCoversRequest): Promise<DraftCover[]>;
}

export function createDraftCovers(renderer: DocumentRenderer, pictures: PictureProcessing): DraftCovers {
  return {
    draw: async ({ content, templateIds, client, signal }) => {
      const covers: DraftCover[] = [];
      // One after the other: between two of them a preview has its turn.
      for (const templateId of templateIds) {
        const svg = await render(
          renderer,
          { kind: 'draftCover', content, templateId },
          // Not with the client's previews: the process that knows the document keeps it.
          { turn: turnOfCaller('last'), affinity: `covers ${client}`, weight: content.length, signal },
        );
        covers.push({ templateId, webp: Buffer.from(await pictures.page(svg, SIZE)) });
      }
      return covers;
    },
  };
}
