import type { AccountId } from '../../platform/authentication/account.ts';
import { type Turn, turnOfCaller, turnOfOwner } from '../../platform/limits/fair-queue.ts';
import { render } from './document-service.ts';
import type { DocumentRenderer, SavedContent } from './render-task.ts';

export interface SavedDocumentRequest extends SavedContent {
  /** Whose it is. */
  readonly owner: AccountId;
  /** The plan: its next document goes to the process that knows the last one. */
  readonly planId: string;
  readonly signal?: AbortSignal | undefined;
}

/** Typesets saved plans; what can be wrong with one comes as an `ApiError`. */
export interface SavedDocuments {
  /** The whole document, without a watermark. */
  pdf(request: SavedDocumentRequest): Promise<Uint8Array>;
  /** The same as an editable file (DOCX). */
  editable(request: SavedDocumentRequest): Promise<Uint8Array>;
  /** The first page as SVG. */
  firstPage(request: SavedDocumentRequest): Promise<string>;
}

export function createSavedDocuments(renderer: DocumentRenderer): SavedDocuments {
  const optionsFor = ({ planId, content, pictures, signal }: SavedDocumentRequest, turn: Turn) => {
    const pictureBytes = pictures.values().reduce((total, { byteLength }) => total + byteLength, 0);
    return { turn, affinity: `plan ${planId}`, weight: content.length + pictureBytes, signal };
  };
  const whole = (kind: 'saved' | 'editable') => (request: SavedDocumentRequest) => {
    const { content, pictures } = request;
    return render(renderer, { kind, content, pictures }, optionsFor(request, turnOfOwner(request.owner)));
  };
  return {
    pdf: whole('saved'),
    editable: whole('editable'),
    firstPage: (request) => {
      const { content, pictures } = request;
      const options = optionsFor(request, turnOfCaller('last', request.owner));
      return render(renderer, { kind: 'cover', content, pictures }, options);
    },
  };
}
