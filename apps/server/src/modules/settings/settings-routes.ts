import { publicSettings } from '@trazo/contract/api/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FeatureSwitches } from '../../platform/features/feature-switches.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { isFromThisMachine } from '../../platform/http/this-machine.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { GoogleSettings } from '../accounts/google-identity.ts';
import { GOOGLE_SANDBOX_PREFIX } from '../accounts/open-identity-provider.ts';
import type { AddressSettings } from '../addresses/address-provider.ts';

/** Each page asks once when it is opened. */
const READINGS_PER_MINUTE = 1_200;
/** Google Identity Services; the security headers let it in where a client id is set. */
const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
const NO_GOOGLE = { google_client_id: null, google_script: null };

export interface SettingsRoutesOptions {
  readonly google: GoogleSettings;
  readonly addresses: AddressSettings | undefined;
  readonly reportsErrors: boolean;
  readonly features: FeatureSwitches;
}

export function settingsRoutes(
  app: FastifyInstance,
  { google, addresses, reportsErrors, features }: SettingsRoutesOptions,
): void {
  app.route(
    openRoute(publicSettings, {
      config: perMinute(READINGS_PER_MINUTE),
      handler: async ({ request }) => ({
        ...googleFor(request, google),
        address_lookup: (await features.isOn('address_lookup')) ? (addresses?.provider ?? null) : null,
        error_reports: reportsErrors,
        forecast: await features.isOn('forecast'),
      }),
    }),
  );
}

function googleFor(request: FastifyRequest, { clientId, sandbox }: GoogleSettings) {
  if (clientId === undefined) return NO_GOOGLE;
  if (sandbox === undefined) return { google_client_id: clientId, google_script: GOOGLE_SCRIPT };
  if (!isFromThisMachine(request)) return NO_GOOGLE;
  return { google_client_id: clientId, google_script: `${GOOGLE_SANDBOX_PREFIX}/client.js` };
}
