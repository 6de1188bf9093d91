import { checkFont } from '@trazo/contract/api/fonts';
import type { ResponseBody } from '@trazo/contract/api/route';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { clientSignal } from '../../platform/http/client-signal.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import type { PictureProcessing } from '../../platform/images/picture-processing.ts';
import { bodyBudget } from '../../platform/limits/body-budget.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';

const MEGABYTE = 1024 ** 2;
const BODIES = {
  subject: 'large bodies of fonts',
  totalBytes: 32 * MEGABYTE,
  largeBytes: MEGABYTE,
  largeBytesPerMinute: 40 * MEGABYTE,
} as const;
/** A person tries a few files one after the other. */
const CHECKS_PER_MINUTE = 20;

interface FontRoutesOptions {
  readonly database: NodePgDatabase;
  readonly pictures: PictureProcessing;
}

/** Looks at a font file of a user's own before it is anywhere. */
export function fontRoutes(app: FastifyInstance, { database, pictures }: FontRoutesOptions): void {
  app.route({
    ...contractRoute(checkFont),
    config: perMinute(CHECKS_PER_MINUTE),
    ...bodyBudget({ database, ...BODIES, busy: 'server_busy' }),
    handler: async (request, reply) => {
      const { base_64_font: font } = checkFont.body.parse(request.body);
      const { bytes, name, lacks } = await pictures.font(Buffer.from(font, 'base64'), clientSignal(reply));
      return {
        base_64_font: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
        name,
        lacks,
      } satisfies ResponseBody<typeof checkFont>;
    },
  });
}
