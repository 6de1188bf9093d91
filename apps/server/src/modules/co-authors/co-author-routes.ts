import {
  acceptInvitation,
  changeRole,
  describeInvitation,
  handOver,
  invite,
  planPeople,
  removePerson,
  tellPresence,
  withdrawInvitation,
} from '@trazo/contract/api/co-authors';
import type { FastifyInstance } from 'fastify';
import { accountIdOf } from '../../platform/authentication/account.ts';
import { type Authentication, accountRoute } from '../../platform/authentication/account-call.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { HandOver } from '../plans/plan-handover.ts';
import type { PlanPolicy } from '../plans/plan-policy.ts';
import type { InvitationService } from './invitation-service.ts';
import type { PeopleService } from './people-service.ts';

const VISITS_PER_MINUTE = 60;
/** A device tells where it is once a second at most. */
const PRESENCES_PER_MINUTE = 600;

export interface CoAuthorRoutesOptions {
  readonly authentication: Authentication;
  readonly policy: PlanPolicy;
  readonly people: PeopleService;
  readonly invitations: InvitationService;
  readonly handOver: HandOver;
}

/** Who writes a plan together. */
export function coAuthorRoutes(app: FastifyInstance, options: CoAuthorRoutesOptions): void {
  const { authentication, policy, people, invitations } = options;

  app.route(
    accountRoute(authentication, planPeople, {
      handler: async ({ signedIn: { account }, params: { id } }) =>
        people.people(await policy.require(account, id, 'read'), account.id, id),
    }),
  );

  app.route(
    accountRoute(authentication, invite, {
      handler: async ({ signedIn: { account }, params: { id }, body }) => {
        const access = await policy.require(account, id, 'own');
        await invitations.invite(access.owner, id, body.email, body.role);
        return people.people(access, account.id, id);
      },
    }),
  );

  app.route(
    accountRoute(authentication, withdrawInvitation, {
      handler: async ({ signedIn: { account }, params: { id, invitationId } }) => {
        const access = await policy.require(account, id, 'own');
        await invitations.withdraw(access.owner.id, id, invitationId);
        return people.people(access, account.id, id);
      },
    }),
  );

  app.route(
    accountRoute(authentication, changeRole, {
      handler: async ({ signedIn: { account }, params: { id, personId }, body }) => {
        const access = await policy.require(account, id, 'own');
        await people.changeRole(access.owner.id, id, accountIdOf(personId), body.role);
        return people.people(access, account.id, id);
      },
    }),
  );

  app.route(
    accountRoute(authentication, removePerson, {
      handler: async ({ signedIn: { account }, params: { id, personId } }) => {
        const { owner } = await policy.require(account, id, personId === account.id ? 'read' : 'own');
        await people.remove(owner.id, id, accountIdOf(personId));
        return { status: 'person_removed' as const };
      },
    }),
  );

  app.route(
    accountRoute(authentication, handOver, {
      handler: async ({ signedIn: { account }, params: { id, personId } }) => {
        const { owner } = await policy.require(account, id, 'own');
        await options.handOver(owner.id, id, accountIdOf(personId));
        return people.people(await policy.require(account, id, 'read'), account.id, id);
      },
    }),
  );

  app.route(
    accountRoute(authentication, tellPresence, {
      config: perMinute(PRESENCES_PER_MINUTE),
      handler: async ({ signedIn: { account }, params: { id }, body }) => {
        await people.tell(await policy.require(account, id, 'read'), account.id, id, body);
        return { status: 'presence_told' as const };
      },
    }),
  );

  app.route(
    openRoute(describeInvitation, {
      config: perMinute(VISITS_PER_MINUTE),
      handler: async ({ params }) => {
        const { planName, invitedBy, email, role, expiresAt } = await invitations.describe(params.token);
        return {
          business_plan_name: planName,
          invited_by: invitedBy,
          ...{ email, role, expires_at: expiresAt.toISOString() },
        };
      },
    }),
  );

  app.route(
    accountRoute(authentication, acceptInvitation, {
      config: perMinute(VISITS_PER_MINUTE),
      handler: async ({ signedIn, params }) => {
        const { planId, role } = await invitations.accept(signedIn.account, params.token);
        return { business_plan_id: planId, role };
      },
    }),
  );
}
