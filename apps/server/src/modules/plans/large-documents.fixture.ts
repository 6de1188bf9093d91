import { serveTasks } from '../../platform/renderer-pool/serve-tasks.ts';
import type { RenderResults, RenderTask } from '../documents/render-task.ts';

/** One byte more than a mail may carry. */
const LARGE = 17_000_001;
const pdf = async () => new Uint8Array(LARGE);
const svg = async () => '<svg xmlns="http://www.w3.org/2000/svg"/>';

serveTasks<RenderTask, RenderResults>({
  preview: async () => ({ bytes: await pdf(), isDelta: false, tag: '' }),
  saved: pdf,
  editable: pdf,
  cover: svg,
  draftCover: svg,
  page: svg,
});
