import { decodeContent } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import type { ErrorCode, Issue } from '@trazo/contract/errors';
import { createRenderer } from '@trazo/document/renderer';
import { coverOnly } from '@trazo/plan/cover-only';
import { templateOf } from '@trazo/plan/theme/theme';
import { type Label, serveTasks } from '../../platform/renderer-pool/serve-tasks.ts';
import { createKnownPreviews } from './known-previews.ts';
import type { RenderResults, RenderTask } from './render-task.ts';

/** A content that is no plan, on its way from this process to the answer. */
class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly code: ErrorCode;
  readonly details: readonly Issue[];

  constructor(code: ErrorCode, details: readonly Issue[]) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

const renderer = createRenderer();
const previews = createKnownPreviews();

serveTasks<RenderTask, RenderResults>({
  preview: async ({ content, watermark, base }, label) =>
    previews.sent(await renderer.pdf({ ...read(content, label), watermark }), base),
  saved: async ({ content, pictures }, label, logFlaw) =>
    renderer.finishedPdf({ ...read(content, label), pictures }, (error) =>
      logFlaw('a document is without row headers', error),
    ),
  editable: async ({ content, pictures }, label) => renderer.word({ ...read(content, label), pictures }),
  cover: async ({ content, pictures }, label) => {
    const { plan, theme } = read(content, label);
    return renderer.pageSvg({ plan: coverOnly(plan, theme), theme, pictures, page: 1 });
  },
  draftCover: async ({ content, templateId }, label) => {
    const { plan, theme } = read(content, label);
    const other = { ...theme, templateId };
    label(templateOf(templateId).key);
    return renderer.pageSvg({ plan: coverOnly(plan, other), theme: other, page: 1 });
  },
  page: (request, label) => {
    label(templateOf(request.theme.templateId).key);
    return renderer.pageSvg(request);
  },
});

function read(content: string, label: Label): Content {
  const decoded = decodeContent(content);
  if (!decoded.ok) throw new ContentError(decoded.code, decoded.issues);
  const { plan, theme } = decoded;
  label(templateOf(theme.templateId).key);
  return { plan, theme };
}
