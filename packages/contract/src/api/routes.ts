import { generateDocument } from './documents.ts';
import { healthLive, healthReady } from './health.ts';
import { openapiDocument } from './openapi.ts';
import type { Route } from './route.ts';
import { templateThumbnail } from './templates.ts';

/** Every call there is. */
export const ROUTES = {
  generateDocument,
  healthLive,
  healthReady,
  openapiDocument,
  templateThumbnail,
} as const satisfies Record<string, Route>;
