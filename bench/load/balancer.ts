import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Debian's package, or where else it is. */
export const HAPROXY = process.env['HAPROXY'] ?? '/usr/sbin/haproxy';

/** Which server a request goes to: each in turn, or always the same for the same session (consistent hashing). */
export type Balance = 'roundrobin' | 'session';

const BALANCE: Record<Balance, string> = {
  roundrobin: 'balance roundrobin',
  session: 'balance hdr(authorization)\n  hash-type consistent',
};

export interface BalancerPorts {
  readonly web: number;
  readonly database: number;
  readonly servers: readonly number[];
  /** The primary, and the standby behind it. */
  readonly postgres: readonly [number, ...number[]];
}

export interface Balancer {
  stop(): Promise<void>;
}

/** HAProxy before the web servers and before the database: what it hands on is alive. */
export async function startBalancer(
  folder: string,
  ports: BalancerPorts,
  balance: Balance = 'roundrobin',
): Promise<Balancer> {
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, configuration(ports, BALANCE[balance]));
  const child: ChildProcess = spawn(HAPROXY, ['-db', '-f', file], { stdio: 'ignore' });
  await once(child, 'spawn');
  return {
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const configuration = ({ web, database, servers, postgres }: BalancerPorts, balance: string): string => `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
frontend web
  mode http
  bind 127.0.0.1:${web}
  option forwardfor
  default_backend servers
backend servers
  mode http
  ${balance}
  option redispatch
  retries 3
  retry-on conn-failure
  option httpchk GET /api/health/ready
  default-server check inter 500ms fall 2 rise 1
${servers.map((port, number) => `  server web${number} 127.0.0.1:${port}`).join('\n')}
listen database
  mode tcp
  bind 127.0.0.1:${database}
  timeout client 1h
  timeout server 1h
  default-server check inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${postgres.map((port, number) => `  server postgres${number} 127.0.0.1:${port}${number === 0 ? '' : ' backup'}`).join('\n')}
`;
