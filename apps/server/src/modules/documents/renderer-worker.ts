import { decodeContent } from '@trazo/contract/content/content-codec';
import { createRenderer } from '@trazo/document/renderer';
import { serveTasks } from '../../platform/renderer-pool/serve-tasks.ts';
import { ContentProblem } from './content-problem.ts';
import type { RenderResult, RenderTask } from './render-task.ts';

const renderer = createRenderer();

serveTasks<RenderTask, RenderResult>((task) =>
  task.kind === 'preview' ? preview(task.content) : renderer.pageSvg(task),
);

async function preview(content: string): Promise<Uint8Array> {
  const decoded = decodeContent(content);
  if (!decoded.ok) throw new ContentProblem(decoded.code, decoded.issues);
  return renderer.pdf({ plan: decoded.plan, theme: decoded.theme, watermark: true });
}
