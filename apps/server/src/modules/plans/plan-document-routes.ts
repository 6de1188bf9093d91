import {
  downloadEditable,
  downloadPlan,
  downloadWorkbook,
  listMailings,
  planCover,
  sendPlan,
} from '@trazo/contract/api/plans';
import { DOCX_TYPE, XLSX_TYPE } from '@trazo/contract/api/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountRoute } from '../../platform/authentication/account-call.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { acceptedMediaType } from '../../platform/http/accepted-media-type.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { clientSignal } from '../../platform/http/client-signal.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { PlanCovers } from './plan-covers.ts';
import type { PlanDocuments } from './plan-documents.ts';
import type { PlanMailing } from './plan-mailing.ts';
import type { PlanPolicy } from './plan-policy.ts';
import type { PlanWorkbooks } from './plan-workbooks.ts';

const DOWNLOADS_PER_MINUTE = 60;
const MAILS_PER_MINUTE = 10;
/** A page of many plans shows them all at once. */
const COVERS_PER_MINUTE = 3_000;
const YEAR = 'private, max-age=31536000, immutable';

export interface PlanDocumentRoutesOptions extends Pick<Foundation, 'authentication' | 'features'> {
  readonly documents: PlanDocuments;
  readonly workbooks: PlanWorkbooks;
  readonly mailing: PlanMailing;
  readonly covers: PlanCovers;
  readonly policy: PlanPolicy;
}

/** Saved plans as documents: taken along, sent, and their first page. */
export function planDocumentRoutes(app: FastifyInstance, options: PlanDocumentRoutesOptions): void {
  const { authentication, documents, workbooks, mailing, covers, features, policy } = options;

  app.route(
    accountRoute(authentication, downloadPlan, {
      config: perMinute(DOWNLOADS_PER_MINUTE),
      handler: async ({ signedIn: { account }, params: { id }, request, reply }) => {
        const { owner } = await policy.require(account, id, 'read');
        const { pdf, fileName } = await documents.download(owner, account.id, id, clientSignal(reply));
        const file = { bytes: pdf, fileName, type: 'application/pdf' };
        return sendFile(request, reply, file, (base64) => ({ business_plan_base_64_pdf: base64 }));
      },
    }),
  );

  app.route(
    accountRoute(authentication, downloadEditable, {
      config: perMinute(DOWNLOADS_PER_MINUTE),
      handler: async ({ signedIn: { account }, params: { id }, request, reply }) => {
        const { owner } = await policy.require(account, id, 'read');
        const signal = clientSignal(reply);
        const { docx, fileName } = await documents.downloadEditable(owner, account.id, id, signal);
        const file = { bytes: docx, fileName, type: DOCX_TYPE };
        return sendFile(request, reply, file, (base64) => ({ business_plan_base_64_docx: base64 }));
      },
    }),
  );

  app.route(
    accountRoute(authentication, downloadWorkbook, {
      config: perMinute(DOWNLOADS_PER_MINUTE),
      handler: async ({ signedIn: { account }, params: { id }, request, reply }) => {
        const { owner } = await policy.require(account, id, 'read');
        const { xlsx, fileName } = await workbooks.download(owner, id);
        const file = { bytes: xlsx, fileName, type: XLSX_TYPE };
        return sendFile(request, reply, file, (base64) => ({ workbook_base_64_xlsx: base64 }));
      },
    }),
  );

  app.route(
    accountRoute(authentication, sendPlan, {
      config: perMinute(MAILS_PER_MINUTE),
      handler: async ({ signedIn, body, reply }) => {
        await features.require('plans_by_mail');
        const { business_plan_id: id, email_to_send, message = '', copy_to_me: copyToSender = false } = body;
        const { owner } = await policy.require(signedIn.account, id, 'own');
        const emails = typeof email_to_send === 'string' ? [email_to_send] : email_to_send;
        await mailing.send(owner, { id, emails, message, copyToSender }, clientSignal(reply));
        return { status: 'plan_sent' as const };
      },
    }),
  );

  app.route(
    accountRoute(authentication, listMailings, {
      handler: async ({ signedIn, params: { id } }) => {
        const { owner } = await policy.require(signedIn.account, id, 'own');
        return { mailings: await mailing.sent(owner.id, id) };
      },
    }),
  );

  app.route(
    openRoute(planCover, {
      config: perMinute(COVERS_PER_MINUTE),
      handler: async ({ params, query, reply }) => {
        const { webp, version } = await covers.cover(params.key);
        if (query.v === version) reply.header('cache-control', YEAR);
        return reply.type('image/webp').send(webp);
      },
    }),
  );
}

interface NamedFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly type: string;
}

/** A file as the client would have it: its bytes under its name, or both in JSON. */
function sendFile<Answer extends object>(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, fileName, type }: NamedFile,
  inJson: (base64: string) => Answer,
): FastifyReply | (Answer & { file_name: string }) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const accepted = acceptedMediaType(headers, ['application/json', type]);
  reply.header('vary', 'accept').type(accepted);
  if (accepted === type) return reply.header('content-disposition', attachment(fileName)).send(buffer);
  return { ...inJson(buffer.toString('base64')), file_name: fileName };
}
