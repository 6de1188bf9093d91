import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Authentication } from '../../platform/authentication/account-call.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { PlanDocuments } from './plan-documents.ts';
import type { PlanPolicy } from './plan-policy.ts';

/**
 * Who has paid for a preview without a watermark: the owner, for all co-authors. What they see is what is downloaded, if it may be; a
 * visitor's preview has a watermark whatever plan it names, and a plan of another account is `not_found` with a session.
 */
export const previewsWithoutWatermark =
  (authentication: Authentication, documents: PlanDocuments, policy: PlanPolicy) =>
  async (request: FastifyRequest, planId: string): Promise<AccountId | undefined> => {
    if (request.headers.authorization === undefined) return undefined;
    const { account } = await authentication.signedIn(request);
    if (!z.uuid().safeParse(planId).success) throw new ApiError('not_found');
    const { owner } = await policy.require(account, planId, 'read');
    return (await documents.mayOmitWatermark(owner, planId)) ? owner.id : undefined;
  };
