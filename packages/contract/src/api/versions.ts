import { z } from 'zod';
import { versionName, versionSchema } from '../plans/versions.ts';
import { BODY_ERRORS } from './error-groups.ts';
import { DOCUMENT_ERRORS } from './plans.ts';
import { defineRoute, jsonAnswer } from './route.ts';

const params = z.strictObject({ id: z.uuid() });
const versionParams = z.strictObject({ id: z.uuid(), versionId: z.uuid() });

const versionsAnswer = jsonAnswer(
  'The versions there are, the newest first',
  z.strictObject({ versions: z.array(versionSchema) }),
);

export const listVersions = defineRoute({
  id: 'listVersions',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/:id/versions',
  summary: 'The versions of a plan',
  params,
  responses: [versionsAnswer],
  errors: ['not_found', 'plan_read_only'],
});

/** Where the plan is as one was kept last, that one gets the name, or the reason. */
export const keepVersion = defineRoute({
  id: 'keepVersion',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan/:id/versions',
  summary: 'Keep a plan as it is: by a name, or before another version is restored',
  params,
  body: z
    .strictObject({
      reason: z.enum(['asked', 'restored']),
      /** Of one that is asked for. */
      name: versionName.optional(),
    })
    .refine(
      ({ reason, name }) => (reason === 'asked') === (name !== undefined),
      'needs a name to be asked for',
    ),
  successStatus: 201,
  responses: [versionsAnswer],
  errors: [...BODY_ERRORS, 'not_found', 'plan_read_only', 'too_many_versions'],
});

/** To restore it, a device writes in its plan what is different: as one change like any other. */
export const openVersion = defineRoute({
  id: 'openVersion',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/:id/versions/:versionId',
  summary: 'What a version says',
  params: versionParams,
  responses: [
    jsonAnswer(
      'The version with its content',
      z.strictObject({
        version: versionSchema,
        /** In the current schema, pictures and fonts by reference. */
        business_plan_content: z.string(),
      }),
    ),
  ],
  errors: ['not_found', 'plan_read_only', 'content_newer_version'],
});

export const downloadVersion = defineRoute({
  id: 'downloadVersion',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/:id/versions/:versionId/document',
  summary: 'A version as a PDF',
  params: versionParams,
  responses: [{ mediaType: 'application/pdf', description: 'The bytes of the PDF' }],
  errors: [...DOCUMENT_ERRORS, 'plan_read_only'],
});

export const nameVersion = defineRoute({
  id: 'nameVersion',
  access: 'account',
  method: 'PUT',
  path: '/api/business_plan/:id/versions/:versionId',
  summary: 'Give a version a name: it stays from then on',
  params: versionParams,
  body: z.strictObject({ name: versionName }),
  responses: [versionsAnswer],
  errors: [...BODY_ERRORS, 'not_found', 'plan_read_only', 'too_many_versions'],
});

export const deleteVersion = defineRoute({
  id: 'deleteVersion',
  access: 'account',
  method: 'DELETE',
  path: '/api/business_plan/:id/versions/:versionId',
  summary: 'Delete a version',
  params: versionParams,
  responses: [versionsAnswer],
  errors: ['not_found', 'plan_read_only'],
});
