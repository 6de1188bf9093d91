import { decodeContent } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import { createRenderer } from '@trazo/document/renderer';
import { serveTasks } from '../../platform/renderer-pool/serve-tasks.ts';
import { ContentError } from './content-error.ts';
import { coverOnly } from './cover-only.ts';
import type { RenderResults, RenderTask } from './render-task.ts';

const renderer = createRenderer();

serveTasks<RenderTask, RenderResults>({
  preview: async ({ content, watermark }) => renderer.pdf({ ...read(content), watermark }),
  saved: async ({ content, pictures }) => renderer.pdf({ ...read(content), pictures }),
  cover: async ({ content, pictures }) => {
    const { plan, theme } = read(content);
    return renderer.pageSvg({ plan: coverOnly(plan, theme), theme, pictures, page: 1 });
  },
  page: (request) => renderer.pageSvg(request),
});

function read(content: string): Content {
  const decoded = decodeContent(content);
  if (!decoded.ok) throw new ContentError(decoded.code, decoded.issues);
  const { plan, theme } = decoded;
  return { plan, theme };
}
