import { checkFont } from '@trazo/contract/api/fonts';
import type { ResponseBody } from '@trazo/contract/api/route';
import { OWN_FONT_BYTES } from '@trazo/plan/theme/own-font';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { clientSignal } from '../../platform/http/client-signal.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { bodyBudget } from '../../platform/limits/body-budget.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import { openToVisitors } from './open-to-visitors.ts';

const MEGABYTE = 1024 ** 2;
const BODIES = {
  subject: 'large bodies of fonts',
  totalBytes: 32 * MEGABYTE,
  largeBytes: MEGABYTE,
  largeBytesPerMinute: 40 * MEGABYTE,
} as const;
/** A person tries a few files one after the other. */
const CHECKS_PER_MINUTE = 6;

type FontRoutesOptions = Pick<Foundation, 'authentication' | 'features' | 'database' | 'pictures'>;

/** Looks at a font file of a user's own before it is anywhere. */
export function fontRoutes(
  app: FastifyInstance,
  { authentication, features, database, pictures }: FontRoutesOptions,
): void {
  const requireOpen = openToVisitors({ authentication, features });
  app.route({
    ...contractRoute(checkFont, perMinute(CHECKS_PER_MINUTE)),
    ...bodyBudget({ database, ...BODIES, busy: 'server_busy' }),
    handler: async (request, reply) => {
      await requireOpen(request);
      const { base_64_font: font } = checkFont.body.parse(request.body);
      const source = Buffer.from(font, 'base64');
      if (source.byteLength > OWN_FONT_BYTES) throw new ApiError('font_too_large');
      const job = { signal: clientSignal(reply) };
      return (await pictures.font(job, source)) satisfies ResponseBody<typeof checkFont>;
    },
  });
}
