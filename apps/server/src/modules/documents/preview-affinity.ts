import { PLAN_HEADER } from '@trazo/contract/api/documents';
import type { FastifyRequest } from 'fastify';

const PLAN_NAME = /^[\w-]{1,64}$/;

/** Whose preview it is: the plan's that its page names; where it names none, the address's that asks. */
export function previewAffinity({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const plan = headers[PLAN_HEADER];
  return `preview ${typeof plan === 'string' && PLAN_NAME.test(plan) ? plan : ip}`;
}
