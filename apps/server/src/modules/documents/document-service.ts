import type { AccountId } from '../../platform/authentication/account.ts';
import { turnOfWork } from '../../platform/limits/fair-queue.ts';
import type { TaskOptions } from '../../platform/renderer-pool/renderer-pool.ts';
import type { DocumentRenderer, Preview, RenderResults, RenderTask } from './render-task.ts';
import { asApiError } from './renderer-error.ts';

export interface PreviewRequest {
  /** The wire's content string. */
  readonly content: string;
  /** Whose preview it is: the next one of the same goes to the process that knows the last one. */
  readonly affinity: string;
  /** The account that may download the document; without one, there is a watermark across every page. */
  readonly payer: AccountId | undefined;
  /** The tag of the document the caller has. */
  readonly base: string | undefined;
  readonly signal: AbortSignal;
}

/** Typesets plans; what can be wrong with one comes as an `ApiError`. */
export interface DocumentService {
  /** The whole document of the form as it is. */
  preview(request: PreviewRequest): Promise<Preview>;
}

export function createDocumentService(renderer: DocumentRenderer): DocumentService {
  return {
    preview: ({ content, affinity, payer, base, signal }) => {
      const watermark = payer === undefined;
      return render(
        renderer,
        { kind: 'preview', content, watermark, base },
        { turn: turnOfWork(payer), affinity, weight: content.length, signal },
      );
    },
  };
}

/** What the task's kind is answered with; what can be wrong with a document comes as an `ApiError`. */
export async function render<Task extends RenderTask>(
  renderer: DocumentRenderer,
  task: Task,
  options: TaskOptions,
): Promise<RenderResults[Task['kind']]> {
  try {
    return await renderer.run(task, options);
  } catch (error) {
    throw asApiError(error);
  }
}
