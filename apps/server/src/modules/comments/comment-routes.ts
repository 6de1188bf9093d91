import {
  blockGuest,
  chooseCommentMails,
  commentMails,
  deleteComment,
  deleteSharedComment,
  planComments,
  resolveComments,
  seeComments,
  sharedComments,
  stopCommentMails,
  writeComment,
  writeSharedComment,
} from '@trazo/contract/api/comments';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../platform/authentication/account.ts';
import { type Authentication, accountRoute } from '../../platform/authentication/account-call.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { customerOf } from '../../platform/limits/network-of.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { PlanPolicy, PlanRight } from '../plans/plan-policy.ts';
import type { CommentMailChoices } from './comment-mail-choices.ts';
import type { Commenter, CommentService } from './comment-service.ts';
import type { GuestCommentService, GuestVisit } from './guest-comment-service.ts';

const COMMENTS_PER_MINUTE = 60;
const GUEST_COMMENTS_PER_MINUTE = 10;
const VISITS_PER_MINUTE = 60;

export interface CommentRoutesOptions {
  readonly authentication: Authentication;
  readonly policy: PlanPolicy;
  readonly comments: CommentService;
  readonly guests: GuestCommentService;
  readonly mailChoices: CommentMailChoices;
}

/** Comments on plans: for their people, for those with a link, and the mails about them. */
export async function commentRoutes(app: FastifyInstance, options: CommentRoutesOptions): Promise<void> {
  peoplesRoutes(app, options);
  guestRoutes(app, options);
  await mailRoutes(app, options);
}

function peoplesRoutes(
  app: FastifyInstance,
  { authentication, policy, comments }: CommentRoutesOptions,
): void {
  const commenter = async (
    { account }: SignedIn,
    planId: string,
    right: PlanRight = 'comment',
  ): Promise<Commenter> => ({
    access: await policy.require(account, planId, right),
    caller: account.id,
    planId,
  });

  app.route(
    accountRoute(authentication, planComments, {
      handler: async ({ signedIn, params }) => comments.list(await commenter(signedIn, params.id)),
    }),
  );

  app.route(
    accountRoute(authentication, writeComment, {
      config: perMinute(COMMENTS_PER_MINUTE),
      handler: async ({ signedIn, params, body }) =>
        comments.write(await commenter(signedIn, params.id), body),
    }),
  );

  app.route(
    accountRoute(authentication, seeComments, {
      handler: async ({ signedIn, params }) => comments.seen(await commenter(signedIn, params.id)),
    }),
  );

  app.route(
    accountRoute(authentication, resolveComments, {
      handler: async ({ signedIn, params, body }) =>
        comments.resolve(await commenter(signedIn, params.id), params.threadId, body.resolved),
    }),
  );

  app.route(
    accountRoute(authentication, deleteComment, {
      handler: async ({ signedIn, params }) =>
        comments.remove(await commenter(signedIn, params.id), params.commentId),
    }),
  );

  app.route(
    accountRoute(authentication, blockGuest, {
      handler: async ({ signedIn, params, body }) =>
        comments.block(await commenter(signedIn, params.id, 'own'), params.guestId, body.blocked),
    }),
  );
}

function guestRoutes(app: FastifyInstance, { guests }: CommentRoutesOptions): void {
  const visitOf = (
    { ip }: FastifyRequest,
    token: string,
    {
      password,
      guest,
    }: { readonly password?: string | null | undefined; readonly guest?: string | null | undefined },
  ): GuestVisit => ({
    ...{ token, network: customerOf(ip) },
    ...{ password: password ?? undefined, key: guest ?? undefined },
  });

  app.route(
    openRoute(sharedComments, {
      config: perMinute(VISITS_PER_MINUTE),
      handler: async ({ request, params, body }) => guests.list(visitOf(request, params.token, body)),
    }),
  );

  app.route(
    openRoute(writeSharedComment, {
      config: perMinute(GUEST_COMMENTS_PER_MINUTE),
      handler: async ({ request, params, body }) =>
        guests.write(visitOf(request, params.token, body), body.name ?? '', body.comment),
    }),
  );

  app.route(
    openRoute(deleteSharedComment, {
      config: perMinute(VISITS_PER_MINUTE),
      handler: async ({ request, params, body }) =>
        guests.remove(visitOf(request, params.token, body), params.commentId),
    }),
  );
}

async function mailRoutes(
  app: FastifyInstance,
  { authentication, mailChoices }: CommentRoutesOptions,
): Promise<void> {
  app.route(
    accountRoute(authentication, commentMails, {
      handler: async ({ signedIn }) => ({ wanted: await mailChoices.wanted(signedIn.account.id) }),
    }),
  );

  app.route(
    accountRoute(authentication, chooseCommentMails, {
      handler: async ({ signedIn, body }) => {
        await mailChoices.choose(signedIn.account.id, body.wanted);
        return { wanted: body.wanted };
      },
    }),
  );

  await app.register(async (forms) => {
    // What mail programs send is the same for each; the address says it all.
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null),
    );
    forms.route(
      openRoute(stopCommentMails, {
        config: perMinute(VISITS_PER_MINUTE),
        handler: async ({ params }) => {
          await mailChoices.stop(params.token);
          return { wanted: false };
        },
      }),
    );
  });
}
