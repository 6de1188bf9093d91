import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AS_DEBIAN_HAS_IT, DEPLOY, deployedFile } from './deployed-file.ts';

/** Debian's package, or where else it is. */
export const HAPROXY = process.env['HAPROXY'] ?? '/usr/sbin/haproxy';

/** Which server a document is asked of: the one whose renderer knows the plan, as the example has it, or each in turn. */
export type Balance = 'by plan' | 'in turn';

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

/** The example's HAProxy before the web servers, and another part of it before the database: what it hands on is alive. */
export async function startBalancer(
  folder: string,
  ports: BalancerPorts,
  balance: Balance = 'by plan',
): Promise<Balancer> {
  const files = [path.join(folder, 'haproxy.cfg'), path.join(folder, 'haproxy-database.cfg')] as const;
  await writeFile(files[0], await edge(ports, balance));
  await writeFile(files[1], beforeDatabase(ports));
  const child: ChildProcess = spawn(HAPROXY, ['-db', ...files.flatMap((file) => ['-f', file])], {
    stdio: 'ignore',
  });
  await once(child, 'spawn');
  return {
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const edge = ({ web, servers }: BalancerPorts, balance: Balance): Promise<string> => {
  const lines = (settings: (name: string) => string) =>
    servers.map((port, number) => {
      const name = `web${number + 1}`;
      return `  server ${name} 127.0.0.1:${port}${settings(name)}\n`;
    });
  return deployedFile('haproxy/haproxy.cfg', [
    [AS_DEBIAN_HAS_IT, ''],
    [/\/etc\/haproxy\/unavailable\.html/, path.join(DEPLOY, 'unavailable.html')],
    [/ {2}use_backend certbot .*\n/, ''],
    [/ {2}bind :80\n[\s\S]* \|\| is_acme\n/, `  bind 127.0.0.1:${web}\n`],
    [/(?: {2}server \S+ \S+\n)+/, lines(() => '').join('')],
    [/(?: {2}server \S+ \S+ track \S+\n)+/, lines((name) => ` track servers/${name}`).join('')],
    ...(balance === 'by plan'
      ? []
      : ([
          [/ {2}balance hdr.*\n {2}hash-type .*\n {2}hash-balance-factor .*\n/, '  balance roundrobin\n'],
        ] as const)),
  ]);
};

const beforeDatabase = ({ database, postgres }: BalancerPorts): string => `
defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen database
  mode tcp
  bind 127.0.0.1:${database}
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${postgres.map((port, number) => `  server postgres${number} 127.0.0.1:${port}${number === 0 ? '' : ' backup'}`).join('\n')}
`;
