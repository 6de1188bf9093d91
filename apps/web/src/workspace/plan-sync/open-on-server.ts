import { decodeContent } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import type { PlanSummary } from '@trazo/contract/plans/plan';
import { failureOf, type StepResult } from './step-result.ts';
import type { SyncPorts } from './sync-ports.ts';

type OpenedOnServer =
  | { readonly isOpen: true; readonly summary: PlanSummary; readonly content: Content }
  /** Why it cannot be had, and what that means for the draft. */
  | { readonly isOpen: false; readonly error: string; readonly result: StepResult };

/** The plan as the server has it. */
export async function openOnServer(
  { server, errorMessage }: Pick<SyncPorts, 'server' | 'errorMessage'>,
  planId: string,
): Promise<OpenedOnServer> {
  const opened = await server.open(planId);
  if (opened.isError) {
    const result: StepResult = opened.status === 404 ? { state: { kind: 'gone' } } : failureOf(opened);
    return { isOpen: false, error: opened.error, result };
  }
  const { business_plan_content, ...summary } = opened.body;
  const content = decodeContent(business_plan_content);
  if (content.ok) return { isOpen: true, summary, content };
  const code = content.code === 'content_newer_version' ? content.code : 'content_invalid';
  const error = errorMessage(code);
  return { isOpen: false, error, result: { state: { kind: 'refused', error } } };
}
