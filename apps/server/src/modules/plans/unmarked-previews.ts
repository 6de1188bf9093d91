import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Authentication } from '../../platform/authentication/account-call.ts';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import type { PlanDocuments } from './plan-documents.ts';

/**
 * Whether a preview goes without a mark. What an owner sees is what they download, if they may download; a visitor's
 * preview is marked whatever plan it names, and a plan of somebody else is `not_found` to whoever is signed in.
 */
export const unmarkedPreviews =
  (authentication: Authentication, documents: PlanDocuments) =>
  async (request: FastifyRequest, planId: string): Promise<boolean> => {
    if (request.headers.authorization === undefined) return false;
    const { account } = await authentication.signedIn(request);
    if (!z.uuid().safeParse(planId).success) throw new ApiProblem('not_found');
    return documents.mayGoUnmarked(account, planId);
  };
