import { z } from 'zod';
import { apiAddress } from '../../../shared/api/api-address.ts';
import { type Confirmation, confirmationOf, confirmationOfStatus, type ToConfirm } from './card-entry.ts';
import type { CardExpiry } from './card-expiry.ts';

/** The server leads from here to the stand-in for the card provider, where there is one. */
const SANDBOX = '/dev/card-provider/v1';

export interface TypedCard {
  readonly number: string;
  readonly expiry: CardExpiry;
  readonly securityCode: string;
  readonly name: string;
}

const intentSchema = z.object({
  status: z.string(),
  next_action: z.object({ redirect_to_url: z.object({ url: z.string() }).optional() }).nullish(),
});
const answerSchema = z.union([
  intentSchema,
  z.object({
    error: z.object({
      type: z.string(),
      code: z.string().optional(),
      decline_code: z.string().optional(),
    }),
  }),
]);

const intentAddress = ({ what, clientSecret }: ToConfirm): string => {
  const [id = ''] = clientSecret.split('_secret_');
  const kind = what === 'payment' ? 'payment_intents' : 'setup_intents';
  return apiAddress(`${SANDBOX}/${kind}/${encodeURIComponent(id)}`);
};

/** Confirms a payment or a new card with the stand-in, in the very words of the provider's own browser library. */
export function confirmAtSandbox(
  order: ToConfirm,
  publishableKey: string,
  { number, expiry, securityCode, name }: TypedCard,
): Promise<Confirmation> {
  const body = new URLSearchParams({
    key: publishableKey,
    client_secret: order.clientSecret,
    return_url: order.returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': String(expiry.month),
    'payment_method_data[card][exp_year]': String(expiry.year),
    'payment_method_data[card][cvc]': securityCode,
    'payment_method_data[billing_details][name]': name,
  });
  return ask(`${intentAddress(order)}/confirm`, { method: 'POST', body });
}

/** Looks what the stand-in's bank asks, and goes there. */
export function answerBankOfSandbox(order: ToConfirm, publishableKey: string): Promise<Confirmation> {
  const query = new URLSearchParams({ key: publishableKey, client_secret: order.clientSecret });
  return ask(`${intentAddress(order)}?${query}`, { method: 'GET' });
}

async function ask(address: string, request: RequestInit): Promise<Confirmation> {
  const answer = await fetch(address, request).catch(() => undefined);
  if (answer === undefined) return { kind: 'unreachable' };
  const read = answerSchema.safeParse(await answer.json().catch(() => undefined));
  if (!read.success) return { kind: 'failed' };
  if ('error' in read.data) return confirmationOf(read.data.error);
  const { status, next_action } = read.data;
  const bank = next_action?.redirect_to_url?.url;
  if (status !== 'requires_action' || bank === undefined) return confirmationOfStatus(status);
  window.location.assign(bank);
  return { kind: 'leaving' };
}
