import { findAddress, suggestAddresses } from '@trazo/contract/api/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FeatureSwitches } from '../../platform/features/feature-switches.ts';
import { clientSignal } from '../../platform/http/client-signal.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import { customerOf } from '../../platform/limits/network-of.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { AddressBudget } from './address-budget.ts';
import type { AddressService } from './address-service.ts';

export interface AddressRoutesOptions {
  readonly addresses: AddressService;
  readonly budget: AddressBudget;
  readonly features: FeatureSwitches;
  /** A minute and network. */
  readonly lookupsPerMinute: number;
}

/** The look-up of the address field: open to visitors, who write plans too. */
export function addressRoutes(
  app: FastifyInstance,
  { addresses, budget, features, lookupsPerMinute }: AddressRoutesOptions,
): void {
  const config = perMinute(lookupsPerMinute);
  const lookupOf = ({ headers }: FastifyRequest, reply: FastifyReply, session: string) => ({
    session,
    language: requestLanguage(headers),
    signal: clientSignal(reply),
  });

  app.route(
    openRoute(suggestAddresses, {
      config,
      handler: async ({ body, request, reply }) => {
        await features.require('address_lookup', 'address_lookup_unavailable');
        await budget.book(customerOf(request.ip), body.session);
        const found = await addresses.suggest(body.input, lookupOf(request, reply, body.session));
        return { suggestions: found.map(({ placeId, text }) => ({ place_id: placeId, text })) };
      },
    }),
  );

  app.route(
    openRoute(findAddress, {
      config,
      handler: async ({ body, request, reply }) => {
        await features.require('address_lookup', 'address_lookup_unavailable');
        await budget.book(customerOf(request.ip), body.session);
        const lookup = lookupOf(request, reply, body.session);
        return { formatted_address: await addresses.find(body.place_id, lookup) };
      },
    }),
  );
}
