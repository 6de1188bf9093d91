import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Health } from './modules/health/health-routes.ts';
import { buildOperatorServer } from './modules/health/operator-server.ts';
import { errorCode } from './platform/errors/error-code.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import type { Metrics } from './platform/telemetry/metrics.ts';

const LOOPBACK = '127.0.0.1';

/** Ports beside that of the product: a worker's health, and figures apart from all else. */
function operatorPorts(
  { host, role, healthPort, metrics: { port, token } }: Config,
  { health, metrics }: { health: Health; metrics: Metrics },
) {
  const figures = { metrics, token };
  const isFiguresPort = port !== undefined;
  return [
    ...(role === 'worker' && healthPort !== undefined
      ? [
          {
            host,
            port: healthPort,
            variable: 'HEALTH_PORT',
            health,
            metrics: isFiguresPort || token === undefined ? undefined : figures,
          },
        ]
      : []),
    // Without a token they are for this machine alone.
    ...(isFiguresPort
      ? [{ host: token === undefined ? LOOPBACK : host, port, variable: 'METRICS_PORT', metrics: figures }]
      : []),
  ];
}

/** Listens at them; what is ended with the server is put into `started`. */
export async function listenForOperators(
  config: Config,
  { log, ...served }: { health: Health; metrics: Metrics; log: FastifyBaseLogger },
  started: AsyncDisposableStack,
): Promise<string[]> {
  const addresses: string[] = [];
  for (const { host, port, variable, ...parts } of operatorPorts(config, served)) {
    const server = buildOperatorServer(parts, log);
    started.defer(() => server.close());
    await server.listen({ host, port }).catch((error: unknown) => {
      throw listenError(error, { host, port, variable }) ?? error;
    });
    addresses.push(...addressesOf(server, { ...config, host }));
  }
  return addresses;
}

/** Why a port could not be listened at, if that is what went wrong. */
export function listenError(
  error: unknown,
  { host, port, variable }: { host: string; port: number; variable: string },
): StartupError | undefined {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartupError(`${variable}: ${port} is already in use on ${host}, choose another`);
    case 'EACCES':
      return new StartupError(`${variable}: ${port} may not be used by this user, choose one above 1023`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupError(`HOST: ${host} is not an address of this machine`);
    default:
      return undefined;
  }
}

/** Where people reach it from this machine. */
export function addressesOf(app: FastifyInstance, { host }: Config): string[] {
  const addresses = app.addresses().flatMap((address) => {
    if (typeof address === 'string') return [];
    if (host === 'localhost') return [`http://localhost:${address.port}`];
    return [`http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`];
  });
  return [...new Set(addresses)];
}
