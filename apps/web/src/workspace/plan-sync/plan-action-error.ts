import type { ErrorCode } from '@trazo/contract/errors';
import type { ApiResult } from '../../shared/api/api-client.ts';

const UNPAID: ErrorCode = 'entitlement_needed';

/** What the server did not do with a plan, in its words. */
export class PlanActionError extends Error {
  readonly code: string | undefined;
  constructor({ error, code }: Extract<ApiResult<never>, { isError: true }>) {
    super(error);
    this.code = code;
  }
}

/** Whether something was refused because it has to be paid for. */
export const isUnpaid = (error: unknown): boolean =>
  error instanceof PlanActionError && error.code === UNPAID;
