import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDocument, PLAN_HEADER } from '@trazo/contract/api/documents';
import { downloadPlan } from '@trazo/contract/api/plans';
import { LANGUAGES } from '@trazo/plan/languages';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readBackupConfig } from './config/backup-config.ts';
import { readConfig } from './config/config.ts';
import { VARIABLES } from './config/variables.ts';
import { newBackupKeys } from './platform/backup/encryption.ts';
import { newBackupSecret } from './platform/backup/seal.ts';
import { VERSION } from './platform/version.ts';
import { stopTimeoutMs } from './stop-times.ts';
import { OWN_COMPANY_FILE } from './testing/own-company.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const KNOWN: ReadonlySet<string> = new Set(VARIABLES);

const compose = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      environment: z.record(z.string(), z.string()).default({}),
      deploy: z.object({ resources: z.object({ limits: z.object({ memory: z.string() }) }) }).optional(),
      read_only: z.boolean().optional(),
      logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
      volumes: z.array(z.string()).default([]),
    }),
  ),
});
const { services } = compose.parse(parse(read('compose.yaml'), { merge: true }));
const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('business-plans:'));

const { recipient, identity } = await newBackupKeys();
/** What an operator fills in. */
const FILLED_IN: Readonly<Record<string, string>> = {
  ...{ DOMAIN: 'plans.example.com', DATABASE_PASSWORD: 'secret', BACKUP_RECIPIENT: recipient },
  ...{
    BACKUP_SECRET: newBackupSecret(),
    BACKUP_S3_ENDPOINT: 'https://s3.example.com',
    BACKUP_S3_BUCKET: 'backups',
  },
  ...{ BACKUP_S3_ACCESS_KEY_ID: 'id', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' },
  ...{ SMTP_URL: 'smtps://u:p@mail.example.com', MAIL_FROM: 'Example <hello@example.com>' },
  ...{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
  METRICS_TOKEN: 'only-prometheus-knows',
  VERSION,
  SECOND_FACTOR_KEY: 'x'.repeat(32),
  ...{ STRIPE_WEBHOOK_SECRET: 'whsec_1', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' },
};

/** What the image sets, with a company's file mounted. */
const IN_THE_IMAGE = { NODE_ENV: 'production', COMPANY_FILE: OWN_COMPANY_FILE };

/** As Compose fills variables in. */
const filledIn = (text: string): string =>
  text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, how, otherwise: string = '') => {
    const value = FILLED_IN[name] ?? (how === '-' ? otherwise : undefined);
    if (value === undefined) throw new Error(`${name} is asked for, and not in deploy/example.env`);
    return value;
  });

const environmentOf = (settings: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(settings).map(([name, text]) => [name, filledIn(text)]));

describe('compose.yaml', () => {
  it('runs servers, workers and backups of one image that cannot write', () => {
    expect(ours.map(([name]) => name)).toEqual(['web', 'worker', 'backup']);
    expect(ours.every(([, service]) => service.read_only === true)).toBe(true);
  });

  it.each(ours.map(([name, { environment }]) => [name, environment] as const))(
    '%s is configured as it must be, filled in by deploy/example.env',
    (name, settings) => {
      expect(Object.keys(settings).filter((variable) => !KNOWN.has(variable))).toEqual([]);
      const environment = { ...IN_THE_IMAGE, HOST: '0.0.0.0', ...environmentOf(settings) };
      if (name === 'backup') {
        const config = readBackupConfig(environment, 'make a backup');
        expect(config.recipient()).toBe(recipient);
        expect(config.to).toMatchObject({ prefix: 'nightly', bucket: { bucket: 'backups' } });
      } else
        expect(readConfig(environment)).toMatchObject({ role: name, publicUrl: 'https://plans.example.com' });
    },
  );

  it('gives servers and workers more memory than their renderers may take', () => {
    for (const [name, { environment, deploy }] of ours.filter(
      ([, service]) => service.deploy !== undefined,
    )) {
      const { renderer } = readConfig({ ...IN_THE_IMAGE, ...environmentOf(environment) });
      const [, gigabytes] = /^(\d+)g$/.exec(deploy?.resources.limits.memory ?? '') ?? [];
      expect(renderer.processes * renderer.memoryBytes, name).toBeLessThan(Number(gigabytes) * 1024 ** 3);
    }
  });

  it('runs the image of this version, which the examples name', () => {
    expect(ours.map(([, { image }]) => filledIn(image))).toEqual(ours.map(() => `business-plans:${VERSION}`));
    expect(read('deploy/example.env')).toContain(`\nVERSION=${VERSION}\n`);
    expect(read('deploy/kubernetes/example/kustomization.yaml')).toContain(`newTag: "${VERSION}"`);
  });

  it('tries a backup that failed again, long before the next night', () => {
    expect(services['backup']?.['command']).toEqual([
      'sh',
      '-c',
      expect.stringMatching(/if node apps\/server\/src\/backup\.js; then sleep 86400; else .* sleep 600; fi/),
    ]);
  });

  it('asks for nothing that deploy/example.env leaves out', () => {
    const example = new Set(read('deploy/example.env').match(/^\w+(?==)/gm));
    expect(Object.keys(FILLED_IN).filter((name) => !example.has(name))).toEqual([]);
  });

  it('mounts files there are', () => {
    const files = Object.values(services)
      .flatMap(({ volumes }) => volumes)
      .flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? []);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect(globSync(file, { cwd: ROOT }), file).toHaveLength(1);
  });
});

describe('docs/operations.md', () => {
  const page = read('docs/operations.md');
  /** A value for each `NAME=…` of a command. */
  const given = (names: string): Record<string, string> =>
    Object.fromEntries([...names.matchAll(/(\w+)=/g)].map(([, name = '']) => [name, VALUES[name] ?? '']));
  const VALUES: Readonly<Record<string, string>> = {
    ...FILLED_IN,
    ...{ BACKUP_IDENTITY: identity, BACKUP_TO: '/backups', DATABASE_URL: 'postgres://me@db/plans' },
  };

  it('restores with all that the command needs, from any machine', () => {
    const commands = [...page.matchAll(/((?:[A-Z_]+=… )*)npm run restore -- (--check )?latest/g)];
    expect(commands).toHaveLength(3);
    for (const [command, names = '', check] of commands) {
      expect(() => readBackupConfig(given(names), 'read a backup'), command).not.toThrow();
      const places = check === undefined ? ['BACKUP_TO', 'DATABASE_URL'] : ['BACKUP_TO'];
      expect(Object.keys(given(names)), command).toEqual(expect.arrayContaining(places));
    }
  });

  it('restores and checks with Compose, whose container has all but the private key', () => {
    const commands = [
      ...page.matchAll(/docker compose run --rm ((?:-e \w+=… )*)backup node \S+restore\.js/g),
    ];
    expect(commands.length).toBeGreaterThan(0);
    const container = environmentOf(services['backup']?.environment ?? {});
    for (const [command, names = ''] of commands) {
      expect(
        () => readBackupConfig({ ...container, ...given(names) }, 'read a backup'),
        command,
      ).not.toThrow();
    }
  });
});

describe('the Kubernetes manifests', () => {
  const FOLDER = 'deploy/kubernetes/example';
  const settings = (file: string) =>
    Object.fromEntries(
      [...read(`${FOLDER}/${file}`).matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );

  it('configure a server and a worker as they must be', () => {
    const environment = { ...settings('settings.env'), ...settings('secrets.example.env') };
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, value === '' ? FILLED_IN[name] : value]),
    );
    expect(Object.keys(filled).filter((name) => !KNOWN.has(name))).toEqual([]);
    for (const ROLE of ['web', 'worker']) {
      expect(readConfig({ ...IN_THE_IMAGE, HEALTH_PORT: '3000', ...filled, ROLE }).role).toBe(ROLE);
    }
    expect(readBackupConfig(filled, 'make a backup').to).toMatchObject({ prefix: 'nightly' });
  });

  it('name variables, resources and figures there are', () => {
    const base = parse(read('deploy/kubernetes/base/kustomization.yaml')).resources;
    const texts = base.map((file: string) => read(`deploy/kubernetes/base/${file}`)).join('\n---\n');
    const kinds = parseAllDocuments(texts).map((document) => document.toJS().kind);
    expect(kinds.toSorted()).toEqual(
      [
        ...['CronJob', 'Deployment', 'Deployment', 'HorizontalPodAutoscaler', 'NetworkPolicy'],
        ...['PodDisruptionBudget', 'PodDisruptionBudget', 'Service', 'Service'],
      ].toSorted(),
    );
    const named = [...texts.matchAll(/name: ([A-Z_0-9]+), value:/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !KNOWN.has(name))).toEqual([]);
    expect(texts).toContain('app_render_queue_length');
    // Otherwise each apply undoes what the autoscaler did.
    const scaled = parseAllDocuments(texts)
      .map((document) => document.toJS())
      .find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'web');
    expect(scaled.spec).not.toHaveProperty('replicas');
    expect(read('apps/server/src/modules/health/watched.ts')).toContain("'app_render_queue_length'");
  });
});

/** The parts of a configuration of HAProxy, each by its first line. */
const partsOf = (file: string) =>
  new Map(
    read(file)
      .split(/^(?=\w)/m)
      .map((part) => [part.slice(0, part.indexOf('\n')), part] as const),
  );
const serversIn = (part = '') =>
  [...part.matchAll(/^ {2}server (\S+) (\S+)/gm)].map(([, ...server]) => server);

describe('the example balancers', () => {
  const haproxy = partsOf('deploy/haproxy/haproxy.cfg');

  it('send documents by the header in which pages name their plan', () => {
    expect(haproxy.get('backend documents')).toContain(`balance hdr(${PLAN_HEADER})\n  hash-type consistent`);
    expect(read('deploy/caddy/Caddyfile').toLowerCase()).toContain(`lb_policy header ${PLAN_HEADER}`);
    expect(read('deploy/kubernetes/base/web.yaml')).toContain(
      `haproxy.org/load-balance: hdr(${PLAN_HEADER})`,
    );
    const downloads = downloadPlan.path.slice(0, downloadPlan.path.indexOf('/:'));
    for (const file of ['haproxy/haproxy.cfg', 'caddy/Caddyfile', 'kubernetes/example/ingress.yaml']) {
      for (const asked of [generateDocument.path, downloads]) expect(read(`deploy/${file}`)).toContain(asked);
    }
  });

  it('say that the reader’s connection is encrypted', () => {
    expect(haproxy.get('frontend edge')).toContain(
      'http-request set-header X-Forwarded-Proto https if { ssl_fc }',
    );
  });

  it('know the same servers for documents and for the rest, and whether they are ready', () => {
    const servers = serversIn(haproxy.get('backend servers'));
    expect(servers).toHaveLength(3);
    expect(serversIn(haproxy.get('backend documents'))).toEqual(servers);
    expect(haproxy.get('backend servers')).toContain('option httpchk GET /api/health/ready');
  });

  it('do not run as root, and log', () => {
    for (const file of ['deploy/haproxy/haproxy.cfg', 'deploy/patroni/haproxy.cfg']) {
      const parts = partsOf(file);
      expect(parts.get('global')).toMatch(/ {2}log .*\n {2}chroot .*\n[\s\S]* {2}user haproxy\n/);
      expect(parts.get('defaults')).toContain('  log global\n');
    }
  });

  it('say in every language that no server is there', () => {
    const page = read('deploy/unavailable.html');
    for (const language of LANGUAGES) expect(page).toContain(`<section lang="${language}">`);
    for (const file of ['haproxy/haproxy.cfg', 'caddy/Caddyfile']) {
      expect(read(`deploy/${file}`)).toContain('unavailable.html');
    }
  });
});

describe('the example for Patroni', () => {
  const { dcs } = z
    .object({
      bootstrap: z.object({
        dcs: z.object({
          ...{ ttl: z.int(), loop_wait: z.int(), retry_timeout: z.int() },
          ...{ synchronous_mode: z.boolean(), failsafe_mode: z.boolean() },
          postgresql: z.object({ parameters: z.object({ wal_sender_timeout: z.string() }) }),
        }),
      }),
    })
    .parse(parse(read('deploy/patroni/patroni.yaml'))).bootstrap;

  it('leaves the leader time to renew its lock, as Patroni demands it', () => {
    expect(dcs.ttl).toBeGreaterThanOrEqual(dcs.loop_wait + 2 * dcs.retry_timeout);
  });

  it('waits for a standby, and lets a silent one go before the lock ends', () => {
    expect(dcs).toMatchObject({ synchronous_mode: true, failsafe_mode: true });
    const [, seconds] = /^(\d+)s$/.exec(dcs.postgresql.parameters.wal_sender_timeout) ?? [];
    expect(Number(seconds)).toBeLessThan(dcs.ttl);
  });

  it('lets HAProxy ask Patroni which node takes writes, and end connections to one that does not', () => {
    const parts = partsOf('deploy/patroni/haproxy.cfg');
    const [primary, replica] = [parts.get('listen primary'), parts.get('listen replica')];
    expect(primary).toContain('bind :5432\n  option httpchk GET /primary\n');
    expect(replica).toContain('bind :5433\n  option httpchk GET /replica\n');
    const nodes = serversIn(primary);
    expect(nodes.map(([name]) => name)).toEqual(['node1', 'node2']);
    expect(serversIn(replica)).toEqual(nodes);
    const checked = /default-server check port (\d+) .*on-marked-down shutdown-sessions\n/;
    const [, port] = checked.exec(parts.get('defaults') ?? '') ?? [];
    const [, address] = nodes[0] ?? [];
    const operations = read('docs/operations.md');
    expect(operations).toContain(`PATRONI_RESTAPI_LISTEN=${address?.split(':')[0]}:${port}`);
    expect(operations).toContain(`PATRONI_POSTGRESQL_LISTEN=${address}`);
  });

  it('is started with a password for each of its doors', () => {
    for (const part of ['RESTAPI', 'ETCD3', 'SUPERUSER', 'REPLICATION']) {
      expect(read('docs/operations.md')).toContain(`PATRONI_${part}_PASSWORD=…`);
    }
  });
});

it('the page for operators names variables there are', () => {
  const named = [
    ...read('docs/operations.md').matchAll(/(?<![\w{])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?!\w)/g),
  ].map(([, name = '']) => name);
  const ofOthers = /^(?:PATRONI_|ALERTS_TO$|RENEWED_LINEAGE$)|_FILE$/;
  expect(named.filter((name) => !KNOWN.has(name) && !ofOthers.test(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});

describe('the units for systemd', () => {
  const unit = read('deploy/systemd/trazo.service');

  it('set variables there are, and start files of a release', () => {
    for (const file of ['trazo.service', 'trazo-backup.service']) {
      const text = read(`deploy/systemd/${file}`);
      const [, set = ''] = /^Environment=(.*)$/m.exec(text) ?? [];
      expect(set.split(' ').filter((variable) => !KNOWN.has(variable.split('=')[0] ?? ''))).toEqual([]);
      const [, program] = /^ExecStart=\/usr\/bin\/env node \/opt\/trazo\/(.*)\.js$/m.exec(text) ?? [];
      expect(globSync(`${program}.ts`, { cwd: ROOT }), file).toHaveLength(1);
    }
  });

  it('leave the server the time it takes to stop', () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    expect(Number(seconds) * 1_000).toBeGreaterThan(stopTimeoutMs({ drainSeconds: 0 }));
  });
});

it('the image’s check asks the address that says whether it is ready', () => {
  const file = read('Dockerfile');
  expect(file).toContain('http://127.0.0.1:3000/api/health/ready');
  expect(file).toMatch(/^USER \d+:\d+$/m);
  const { dependencies } = JSON.parse(read('package.json'));
  expect(file).toContain(`ARG NODE_VERSION=${dependencies.node}\n`);
});
