import path from 'node:path';
import type { FastifyRequest } from 'fastify';

export const isApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean => /^\/api(?:[/?]|$)/.test(url);

/** Whether an address that is no file may be a page: a navigation, not a lost asset. */
export function isPageRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const [address = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && path.posix.extname(address) === '';
}
