import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly isProbe?: boolean;
  }
}

/**
 * Configures a route that machines ask all the time for how the server is, also while the database does not answer: what limits it by
 * network (page-limit.ts) needs no database, and its requests are no figures, no lines of the log and no traces, where they would hide
 * those of people.
 */
export const PROBE = { isProbe: true } as const;

export const isProbe = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isProbe === true;
