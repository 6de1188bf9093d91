import type { FastifyRequest } from 'fastify';
import type { Foundation } from '../../platform/foundation/foundation.ts';

type OpenToVisitorsOptions = Pick<Foundation, 'authentication' | 'features'>;

/** Refuses visitors while an operator has paused what is drawn for them; who is signed in goes on. */
export const openToVisitors =
  ({ authentication, features }: OpenToVisitorsOptions) =>
  async (request: FastifyRequest): Promise<void> => {
    if (request.headers.authorization === undefined) await features.require('previews_without_account');
    else if (!(await features.isOn('previews_without_account'))) await authentication.signedIn(request);
  };
