import { render } from './document-service.ts';
import type { DocumentRenderer, SavedContent } from './render-task.ts';

export interface SavedDocumentRequest extends SavedContent {
  /** The plan: its next document goes to the process that knows the last one. */
  readonly planId: string;
  readonly signal?: AbortSignal | undefined;
}

/** Typesets saved plans; what can be wrong with one comes as an `ApiError`. */
export interface SavedDocuments {
  /** The whole document, without a watermark. */
  pdf(request: SavedDocumentRequest): Promise<Uint8Array>;
  /** The first page as SVG. */
  firstPage(request: SavedDocumentRequest): Promise<string>;
}

export function createSavedDocuments(renderer: DocumentRenderer): SavedDocuments {
  const optionsFor = ({ planId, content, pictures, signal }: SavedDocumentRequest) => {
    const pictureBytes = pictures.values().reduce((total, { byteLength }) => total + byteLength, 0);
    return { affinity: `plan ${planId}`, weight: content.length + pictureBytes, signal };
  };
  return {
    pdf: (request) => {
      const { content, pictures } = request;
      return render(renderer, { kind: 'saved', content, pictures }, optionsFor(request));
    },
    firstPage: (request) => {
      const { content, pictures } = request;
      return render(renderer, { kind: 'cover', content, pictures }, optionsFor(request));
    },
  };
}
