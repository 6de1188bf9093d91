import type { TaskOptions } from '../../platform/renderer-pool/renderer-pool.ts';
import type { DocumentRenderer, RenderResult, RenderTask } from './render-task.ts';
import { asApiProblem } from './renderer-failure.ts';

export interface PreviewRequest {
  /** The wire's content string. */
  readonly content: string;
  /** Who asks: the same client's next preview goes to the process that knows the last one. */
  readonly client: string;
  /** A mark across every page, for whoever may not take the document out. */
  readonly watermark: boolean;
  readonly signal: AbortSignal;
}

/** Typesets plans; what can be wrong with one comes as an `ApiProblem`. */
export interface DocumentService {
  /** The whole document of the form as it is. */
  preview(request: PreviewRequest): Promise<Uint8Array>;
}

export function createDocumentService(renderer: DocumentRenderer): DocumentService {
  return {
    preview: async ({ content, client, watermark, signal }) => {
      const options = { affinity: client, weight: content.length, signal };
      const pdf = await render(renderer, { kind: 'preview', content, watermark }, options);
      if (typeof pdf === 'string') throw new TypeError('expected the bytes of a PDF');
      return pdf;
    },
  };
}

export async function render(
  renderer: DocumentRenderer,
  task: RenderTask,
  options: TaskOptions,
): Promise<RenderResult> {
  try {
    return await renderer.run(task, options);
  } catch (problem) {
    throw asApiProblem(problem);
  }
}
