import { decodeContent } from '@trazo/contract/content/content-codec';
import { createRenderer, type RenderRequest } from '@trazo/document/renderer';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { serveTasks } from '../../platform/renderer-pool/serve-tasks.ts';
import type { RenderResults, RenderTask } from '../documents/render-task.ts';

const renderer = createRenderer();

/** The contract lets no text through that the typesetter refuses: here, those of the mission become one that begin with “refused”. */
function read(content: string): RenderRequest {
  const decoded = decodeContent(content);
  if (!decoded.ok) throw new Error(decoded.code);
  const { plan, theme } = decoded;
  const { mission, vision, values } = plan.mission;
  return {
    plan: { ...plan, mission: { mission: bad(mission), vision: bad(vision), values: bad(values) } },
    theme,
  };
}

const bad = (text: RichText): RichText =>
  plainTextOf(text).startsWith('refused')
    ? { blocks: [{ type: 'numberedList', start: -5, items: [[{ text: plainTextOf(text) }]] }] }
    : text;

const svg = async () => '<svg xmlns="http://www.w3.org/2000/svg"/>';

serveTasks<RenderTask, RenderResults>({
  preview: async ({ content }) => ({ bytes: await renderer.pdf(read(content)), isDelta: false, tag: '' }),
  saved: async ({ content }) => renderer.finishedPdf(read(content)),
  editable: async () => new Uint8Array(),
  cover: svg,
  draftCover: svg,
  page: svg,
});
