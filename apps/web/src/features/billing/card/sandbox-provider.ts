import { z } from 'zod';
import { apiAddress } from '../../../shared/api/api-address.ts';
import { type Confirmation, confirmationOf, confirmationOfStatus, type ToConfirm } from './card-entry.ts';

/** The server leads from here to the stand-in for the card provider, where there is one. */
const SANDBOX = '/dev/card-provider/v1';

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

/** Confirms a payment or a new card with the stand-in; `method` in the very words of the provider's own browser library. */
export function confirmAtSandbox(
  order: ToConfirm,
  publishableKey: string,
  method: Readonly<Record<string, string>>,
): Promise<Confirmation> {
  const body = new URLSearchParams({
    key: publishableKey,
    client_secret: order.clientSecret,
    return_url: order.returnUrl,
    ...method,
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
