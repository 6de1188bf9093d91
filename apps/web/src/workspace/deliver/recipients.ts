import { PLAN_RECIPIENTS_LIMIT } from '@trazo/contract/plans/plan-mail';
import { z } from 'zod';

/** What stands between the addresses of a list, in every mail program. */
const SEPARATORS = /[\s,;]+/;

/** The addresses of a list as it was typed or pasted, each once. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Set(text.split(SEPARATORS).filter((address) => address !== '')),
];

/** Why a plan cannot be sent to these addresses. */
export type RecipientsError =
  | { readonly kind: 'none' | 'tooMany' }
  | { readonly kind: 'invalid'; readonly address: string };

/** The first thing that is wrong with the addresses. */
export function recipientsError(addresses: readonly string[]): RecipientsError | undefined {
  if (addresses.length === 0) return { kind: 'none' };
  const address = addresses.find((one) => !z.email().safeParse(one).success);
  if (address !== undefined) return { kind: 'invalid', address };
  return addresses.length > PLAN_RECIPIENTS_LIMIT ? { kind: 'tooMany' } : undefined;
}
