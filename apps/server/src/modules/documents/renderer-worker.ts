import { decodeContent } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import { createRenderer } from '@trazo/document/renderer';
import { serveTasks } from '../../platform/renderer-pool/serve-tasks.ts';
import { ContentProblem } from './content-problem.ts';
import { coverOnly } from './cover-only.ts';
import type { RenderResult, RenderTask } from './render-task.ts';

const renderer = createRenderer();

serveTasks<RenderTask, RenderResult>((task) => {
  switch (task.kind) {
    case 'preview':
      return renderer.pdf({ ...read(task.content), watermark: task.watermark });
    case 'saved':
      return renderer.pdf({ ...read(task.content), pictures: task.pictures });
    case 'cover': {
      const { plan, theme } = read(task.content);
      return renderer.pageSvg({ plan: coverOnly(plan, theme), theme, pictures: task.pictures, page: 1 });
    }
    case 'page':
      return renderer.pageSvg(task);
  }
});

function read(content: string): Content {
  const decoded = decodeContent(content);
  if (!decoded.ok) throw new ContentProblem(decoded.code, decoded.issues);
  const { plan, theme } = decoded;
  return { plan, theme };
}
