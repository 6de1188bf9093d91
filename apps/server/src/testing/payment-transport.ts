import type { Sandbox } from '@trazo/stripe-sandbox/server';
import Stripe from 'stripe';

const RETRIES = 2;

/** The official library, talking to the sandbox without a network; what it repeats, it repeats at once. */
export const stripeAt = (sandbox: Sandbox): Stripe =>
  new HurriedStripe(sandbox.secretKey, {
    httpClient: new SandboxTransport(sandbox),
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

class HurriedStripe extends Stripe {
  override getInitialNetworkRetryDelay(): number {
    return 0;
  }
}

class SandboxTransport extends Stripe.HttpClient {
  readonly #sandbox: Sandbox;

  constructor(sandbox: Sandbox) {
    super();
    this.#sandbox = sandbox;
  }

  override getClientName(): string {
    return 'sandbox';
  }

  override async makeRequest(
    ...[_host, _port, target, method, headers, body]: Parameters<Stripe.HttpClient['makeRequest']>
  ): Promise<Stripe.HttpClientResponse> {
    const [path = '', query = ''] = target.split('?');
    const header = (name: string): string | undefined => {
      const found = Object.entries(headers).find(([one]) => one.toLowerCase() === name)?.[1];
      return found === undefined ? undefined : String(found);
    };
    const answered = await this.#sandbox.ask({
      method,
      path,
      query,
      body: body ?? '',
      authorization: header('authorization'),
      idempotencyKey: header('idempotency-key'),
    });
    if (answered === undefined)
      throw Object.assign(new Error('the connection is cut'), { code: 'ECONNRESET' });
    return new Answered(answered.status, answered.headers, answered.body);
  }
}

class Answered extends Stripe.HttpClientResponse {
  readonly #body: string;

  constructor(status: number, headers: Readonly<Record<string, string>>, body: string) {
    super(status, { ...headers });
    this.#body = body;
  }

  /** The library writes on it. */
  override getRawResponse(): object {
    return {};
  }

  override async toJSON(): Promise<unknown> {
    return JSON.parse(this.#body);
  }
}
