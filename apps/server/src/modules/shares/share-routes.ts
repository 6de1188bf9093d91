import {
  changeShare,
  createShare,
  listShares,
  revokeShare,
  sharedDocument,
  sharedPlan,
} from '@trazo/contract/api/shares';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Authentication, accountRoute } from '../../platform/authentication/account-call.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { clientSignal } from '../../platform/http/client-signal.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { customerOf } from '../../platform/limits/network-of.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { PlanPolicy } from '../plans/plan-policy.ts';
import type { ShareService } from './share-service.ts';

const VISITS_PER_MINUTE = 60;
/** What a link leads to: the front end's page, and the calls it makes. */
const SHARED = /^\/(?:api\/)?(?:shared|invitations?|comment-mails)\//;

export interface ShareRoutesOptions {
  readonly authentication: Authentication;
  readonly shares: ShareService;
  readonly policy: PlanPolicy;
}

/** Links to plans: for their owner, and for a reader with a link. */
export function shareRoutes(
  app: FastifyInstance,
  { authentication, shares, policy }: ShareRoutesOptions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SHARED.test(request.url)) keepToItself(reply);
  });

  app.route(
    accountRoute(authentication, createShare, {
      handler: async ({ signedIn, params: { id }, body }) => {
        const { owner } = await policy.require(signedIn.account, id, 'own');
        return shares.create(owner, id, {
          expiresAt: typeof body.expires_at === 'string' ? new Date(body.expires_at) : undefined,
          password: body.password ?? undefined,
          mayDownload: body.may_download ?? false,
          mayComment: body.may_comment ?? false,
        });
      },
    }),
  );

  app.route(
    accountRoute(authentication, listShares, {
      handler: async ({ signedIn, params: { id } }) => {
        const { owner } = await policy.require(signedIn.account, id, 'own');
        return { shares: await shares.list(owner.id, id) };
      },
    }),
  );

  app.route(
    accountRoute(authentication, changeShare, {
      handler: async ({ signedIn, params: { id, shareId }, body }) => {
        const { owner } = await policy.require(signedIn.account, id, 'own');
        return { shares: await shares.letComment(owner.id, id, shareId, body.may_comment) };
      },
    }),
  );

  app.route(
    accountRoute(authentication, revokeShare, {
      handler: async ({ signedIn, params: { id, shareId } }) => {
        const { owner } = await policy.require(signedIn.account, id, 'own');
        return { shares: await shares.revoke(owner.id, id, shareId) };
      },
    }),
  );

  app.route(
    openRoute(sharedPlan, {
      config: perMinute(VISITS_PER_MINUTE),
      handler: async ({ params }) => {
        const { name, needsPassword, mayDownload, mayComment } = await shares.describe(params.token);
        return {
          business_plan_name: name,
          ...{ needs_password: needsPassword, may_download: mayDownload, may_comment: mayComment },
        };
      },
    }),
  );

  app.route(
    openRoute(sharedDocument, {
      config: perMinute(VISITS_PER_MINUTE),
      handler: async ({ params, body, request, reply }) => {
        const { pdf, fileName } = await shares.document(params.token, {
          password: body.password ?? undefined,
          network: customerOf(request.ip),
          signal: clientSignal(reply),
        });
        return reply
          .header('content-disposition', attachment(fileName))
          .type('application/pdf')
          .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
      },
    }),
  );
}

/** The address is the secret: no search engine, no cache and no page that is linked to may learn it. */
const keepToItself = (reply: FastifyReply): void => {
  reply.header('x-robots-tag', 'noindex, nofollow, noarchive').header('referrer-policy', 'no-referrer');
};
