import { z } from 'zod';
import type { SandboxControl } from '../control.ts';
import { ApiError, invalidRequest } from '../kernel/api-error.ts';
import type { World } from '../kernel/world.ts';

const clock = z.strictObject({ advance_ms: z.number().min(0) });
const webhooks = z.strictObject({
  copies: z.int().min(1).max(10).optional(),
  order: z.enum(['as-they-happen', 'reversed', 'shuffled']).optional(),
  delayMs: z.number().min(0).optional(),
  isHeld: z.boolean().optional(),
});
const fault = z.strictObject({
  kind: z.enum(['rate-limit', 'server-error', 'cut', 'delay']),
  when: z.enum(['before', 'after']),
  method: z.string().optional(),
  path: z.string().optional(),
  skip: z.int().min(0).optional(),
  times: z.int().min(1).optional(),
  delayMs: z.number().min(0).optional(),
});
const ofCharge = z.strictObject({
  charge: z.string(),
  reason: z.string().optional(),
  amount: z.int().optional(),
});
const decision = z.strictObject({ dispute: z.string(), status: z.enum(['won', 'lost']) });
const processing = z.strictObject({ intent: z.string(), end: z.enum(['succeeded', 'failed']) });
const authentication = z.strictObject({ intent: z.string(), isAuthenticated: z.boolean() });
const resending = z.strictObject({ event: z.string() });

type Handler = (body: unknown) => unknown;

/** `POST /_sandbox/<name>` with JSON: the control of a sandbox that runs in another process. */
export function controlApi(
  world: World,
  control: SandboxControl,
): (name: string, body: unknown) => Promise<unknown> {
  const handlers: Readonly<Record<string, Handler>> = {
    clock: (body) => {
      control.advance(read(clock, body).advance_ms);
      return { now: world.nowMs() };
    },
    webhooks: (body) => control.webhooks(read(webhooks, body)),
    settled: () => control.settled(),
    resend: (body) => control.resend(read(resending, body).event),
    faults: (body) => control.fail(read(fault, body)),
    'clear-faults': () => control.clearFaults(),
    requests: () => ({ seen: control.requests(), delayed: control.delayed() }),
    disputes: (body) => {
      const { charge, reason } = read(ofCharge, body);
      return control.dispute(charge, reason);
    },
    'close-dispute': (body) => {
      const { dispute, status } = read(decision, body);
      control.closeDispute(dispute, status);
    },
    refunds: (body) => {
      const { charge, amount } = read(ofCharge, body);
      return control.refund(charge, amount);
    },
    processing: (body) => {
      const { intent, end } = read(processing, body);
      control.endProcessing(intent, end);
    },
    authentication: (body) => {
      const { intent, isAuthenticated } = read(authentication, body);
      return control.authenticate(intent, isAuthenticated);
    },
  };
  return async (name, body) => {
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (handler === undefined) {
      throw new ApiError(404, {
        type: 'invalid_request_error',
        message: `The sandbox has no control '${name}'.`,
      });
    }
    return (await handler(body)) ?? {};
  };
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error));
  return parsed.data;
}
