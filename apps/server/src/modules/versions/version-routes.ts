import {
  deleteVersion,
  downloadVersion,
  keepVersion,
  listVersions,
  nameVersion,
  openVersion,
} from '@trazo/contract/api/versions';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../../platform/authentication/account.ts';
import { type Authentication, accountRoute } from '../../platform/authentication/account-call.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { clientSignal } from '../../platform/http/client-signal.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { PlanPolicy } from '../plans/plan-policy.ts';
import type { Asking, VersionService } from './version-service.ts';

const DOWNLOADS_PER_MINUTE = 60;

export interface VersionRoutesOptions {
  readonly authentication: Authentication;
  readonly policy: PlanPolicy;
  readonly versions: VersionService;
}

/** Plans as they were, for those who write in them: what was taken out of a plan is no part of what is read. */
export function versionRoutes(app: FastifyInstance, options: VersionRoutesOptions): void {
  const { authentication, policy, versions } = options;
  const asking = async (account: Account, id: string): Promise<Asking> => ({
    owner: (await policy.require(account, id, 'write')).owner,
    caller: account.id,
  });

  app.route(
    accountRoute(authentication, listVersions, {
      handler: async ({ signedIn: { account }, params: { id } }) => ({
        versions: await versions.list(await asking(account, id), id),
      }),
    }),
  );

  app.route(
    accountRoute(authentication, keepVersion, {
      handler: async ({ signedIn: { account }, params: { id }, body }) => {
        const by = await asking(account, id);
        await versions.keep(by, id, body);
        return { versions: await versions.list(by, id) };
      },
    }),
  );

  app.route(
    accountRoute(authentication, openVersion, {
      handler: async ({ signedIn: { account }, params: { id, versionId } }) => {
        const { version, content } = await versions.open(await asking(account, id), id, versionId);
        return { version, business_plan_content: content };
      },
    }),
  );

  app.route(
    accountRoute(authentication, downloadVersion, {
      config: perMinute(DOWNLOADS_PER_MINUTE),
      handler: async ({ signedIn: { account }, params: { id, versionId }, reply }) => {
        const by = await asking(account, id);
        const { pdf, fileName } = await versions.document(by, id, versionId, clientSignal(reply));
        return reply
          .header('content-disposition', attachment(fileName))
          .type('application/pdf')
          .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
      },
    }),
  );

  app.route(
    accountRoute(authentication, nameVersion, {
      handler: async ({ signedIn: { account }, params: { id, versionId }, body }) => {
        const by = await asking(account, id);
        await versions.name(by.owner.id, id, versionId, body.name);
        return { versions: await versions.list(by, id) };
      },
    }),
  );

  app.route(
    accountRoute(authentication, deleteVersion, {
      handler: async ({ signedIn: { account }, params: { id, versionId } }) => {
        const by = await asking(account, id);
        await versions.remove(by.owner.id, id, versionId);
        return { versions: await versions.list(by, id) };
      },
    }),
  );
}
