/** What a figure is, and where it comes from. */
interface Input {
  readonly value: number;
  readonly what: string;
  readonly from: string;
}

const input = (value: number, what: string, from: string): Input => ({ value, what, from });

const ASSUMED = 'assumed';
const PRICE = 'European clouds';
const WEB_PROCESS = 'processor time of a web process under `bench:load`';

/** Everything the table is worked out from. Another machine, another price, another habit: change it here. */
const INPUTS = {
  sittings: input(4, 'sittings a user and month', ASSUMED),
  sittingHours: input(0.5, 'hours a sitting', ASSUMED),
  peak: input(5, 'the busiest hour, as a multiple of the average', ASSUMED),
  saveEvery: input(7, 'seconds between saves while sitting', ASSUMED),
  previewEvery: input(10, 'seconds between previews while sitting', ASSUMED),
  readEvery: input(23, 'seconds between lists, opens and other reads', ASSUMED),
  plans: input(2, 'plans an account', ASSUMED),
  pictureKb: input(500, 'kB of pictures a plan', ASSUMED),
  previewMs: input(63, 'ms of a core in a renderer, a preview after an edit', '`bench:document`'),
  previewThreadMs: input(4, 'ms of the JavaScript thread, a preview', WEB_PROCESS),
  saveThreadMs: input(7, 'ms of the JavaScript thread, a save', WEB_PROCESS),
  readThreadMs: input(3, 'ms of the JavaScript thread, a read', WEB_PROCESS),
  signInMs: input(67, 'ms of a core, a sign-in (argon2id, slow by design)', 'on paper; `bench:api` takes it'),
  saveDatabaseMs: input(
    6.7,
    'ms of a core of the database, a save',
    'on paper; its processor during `bench:throughput`',
  ),
  previewOutKb: input(519, 'kB out, a preview (a PDF of 32 pages)', 'its answer'),
  previewInKb: input(70, 'kB in, a preview', 'its request'),
  planKb: input(41, 'kB a plan in the database, indexes included', '`bench:scale -- --accounts 3000`'),
  walKb: input(46, 'kB of WAL, a save', '`pg_stat_wal` before and after'),
  walDays: input(28, 'days the archive of WAL is kept', '`repo1-retention-full`'),
  backups: input(30, 'backups kept, each with all pictures', '`BACKUP_KEEP`'),
  serverCores: input(8, 'cores a server', 'bought'),
  processes: input(3, 'web processes a server, two renderers each', 'bought'),
  diskGb: input(600, 'GB of disk the database has at most on one machine', ASSUMED),
  maxConnections: input(100, 'connections the database takes', "PostgreSQL's default"),
  fullAt: input(80, '% of a core or a thread that is used at most', ASSUMED),
  coreEuros: input(12, '€ a month, a core of a server with 2 GB', PRICE),
  databaseCoreEuros: input(25, '€ a month, a core of a managed database with 4 GB', PRICE),
  bucketEuros: input(0.02, '€ a month, a GB in a bucket', PRICE),
  trafficEuros: input(0.08, '€ a GB out, where traffic is not included', 'large clouds'),
} as const;

const HOURS_A_MONTH = 730;
const SECONDS_AN_HOUR = 3_600;
const MS = 1_000;
/** Of kilobytes. */
const GB = 1e6;
const DAYS_A_MONTH = 30.4;
const CONNECTIONS_A_PROCESS = 16;
/** The database's cores are doubled for its peaks, and doubled again by its standby. */
const DATABASE_SPARE = 2;
const SMALLEST_DATABASE_CORES = 2;
const LEAST_SERVERS = 2;

const of = (name: keyof typeof INPUTS): number => INPUTS[name].value;

/** A line of the table: a resource, and what so many users take of it. */
export interface Line {
  readonly resource: string;
  readonly at: (users: number) => string;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const tenth = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));
const percent = (share: number): string => `${whole(share * 100)} %`;
const size = (kb: number): string =>
  kb >= 1_000 * GB ? `${tenth(kb / GB / 1_000)} TB` : `${tenth(kb / GB)} GB`;

/** At the busiest hour, by the second. */
function rates(users: number) {
  const sitting = ((users * of('sittings') * of('sittingHours')) / HOURS_A_MONTH) * of('peak');
  const signIns = ((users * of('sittings')) / (HOURS_A_MONTH * SECONDS_AN_HOUR)) * of('peak');
  return {
    ...{ sitting, signIns },
    previews: sitting / of('previewEvery'),
    saves: sitting / of('saveEvery'),
    reads: sitting / of('readEvery'),
  };
}

const renderers = (users: number): number => (rates(users).previews * of('previewMs')) / MS;
const signInCores = (users: number): number => (rates(users).signIns * of('signInMs')) / MS;
const databaseCores = (users: number): number => (rates(users).saves * of('saveDatabaseMs')) / MS;

function threads(users: number): number {
  const { previews, saves, reads } = rates(users);
  const ms = previews * of('previewThreadMs') + saves * of('saveThreadMs') + reads * of('readThreadMs');
  return ms / MS;
}

const cores = (users: number): number => renderers(users) + threads(users) + signInCores(users);

/** As many as carry the busiest hour, and one that may be lost meanwhile. */
const servers = (users: number): number =>
  Math.max(
    LEAST_SERVERS,
    1 +
      Math.ceil(
        Math.max(cores(users) / of('serverCores'), threads(users) / of('processes')) / (of('fullAt') / 100),
      ),
  );

const boughtDatabaseCores = (users: number): number =>
  Math.max(SMALLEST_DATABASE_CORES, Math.ceil(databaseCores(users) * DATABASE_SPARE));

/** How many times something happens in a month that happens every few seconds while a user sits. */
const aMonth = (users: number, everySeconds: number): number =>
  (users * of('sittings') * of('sittingHours') * SECONDS_AN_HOUR) / everySeconds;

const previewsAMonth = (users: number): number => aMonth(users, of('previewEvery'));
const databaseKb = (users: number): number => users * of('plans') * of('planKb');
const picturesKb = (users: number): number => users * of('plans') * of('pictureKb');
const backupsKb = (users: number): number => of('backups') * (databaseKb(users) + picturesKb(users));
const walKb = (users: number): number => aMonth(users, of('saveEvery')) * of('walKb');
const keptWalKb = (users: number): number => (walKb(users) * of('walDays')) / DAYS_A_MONTH;
const outKb = (users: number): number => previewsAMonth(users) * of('previewOutKb');

const loadOf = (users: number, working: number): string => {
  const ofCores = cores(users) / (working * of('serverCores'));
  const ofThreads = threads(users) / (working * of('processes'));
  return `${percent(ofCores)}, ${percent(ofThreads)}`;
};

const serversEuros = (users: number): number => servers(users) * of('serverCores') * of('coreEuros');
const databaseEuros = (users: number): number => boughtDatabaseCores(users) * 2 * of('databaseCoreEuros');
const keptEuros = (users: number): number =>
  ((picturesKb(users) + backupsKb(users) + keptWalKb(users)) / GB) * of('bucketEuros');

/** One line a resource. */
export const LINES: readonly Line[] = [
  { resource: 'users at a time, busiest hour', at: (users) => whole(rates(users).sitting) },
  {
    resource: 'previews, saves, reads a second then',
    at: (users) => {
      const { previews, saves, reads } = rates(users);
      return [previews, saves, reads].map(tenth).join(', ');
    },
  },
  { resource: 'renderers: cores', at: (users) => tenth(renderers(users)) },
  { resource: 'JavaScript: threads', at: (users) => tenth(threads(users)) },
  { resource: 'sign-ins: cores', at: (users) => tenth(signInCores(users)) },
  { resource: 'the database: cores', at: (users) => tenth(databaseCores(users)) },
  { resource: 'servers bought, one of them to be lost', at: (users) => whole(servers(users)) },
  { resource: 'load of their cores and threads', at: (users) => loadOf(users, servers(users)) },
  { resource: 'the same with one lost', at: (users) => loadOf(users, servers(users) - 1) },
  {
    resource: 'connections to the database, with a worker',
    at: (users) => whole((servers(users) * of('processes') + 1) * CONNECTIONS_A_PROCESS),
  },
  { resource: 'out a month', at: (users) => size(outKb(users)) },
  {
    resource: 'out at the busiest: Mbit/s',
    at: (users) => whole((rates(users).previews * of('previewOutKb') * 8) / MS),
  },
  { resource: 'in a month', at: (users) => size(previewsAMonth(users) * of('previewInKb')) },
  { resource: 'kept in the database', at: (users) => size(databaseKb(users)) },
  { resource: 'kept as pictures', at: (users) => size(picturesKb(users)) },
  { resource: 'kept as backups', at: (users) => size(backupsKb(users)) },
  { resource: 'WAL a month', at: (users) => size(walKb(users)) },
  { resource: '€ servers', at: (users) => whole(serversEuros(users)) },
  { resource: '€ database and standby', at: (users) => whole(databaseEuros(users)) },
  { resource: '€ bucket: pictures, backups, WAL', at: (users) => whole(keptEuros(users)) },
  {
    resource: '€ a month together, traffic included',
    at: (users) => whole(serversEuros(users) + databaseEuros(users) + keptEuros(users)),
  },
  { resource: '€ more where traffic is not', at: (users) => whole((outKb(users) / GB) * of('trafficEuros')) },
];

const aSecond = (ms: number): string => whole(MS / ms);

/** Where each part ends by the same inputs, what shows it, and what is added then. */
const ENDS = (): readonly (readonly string[])[] => [
  [
    'renderers',
    `previews: a core for ${aSecond(of('previewMs'))} a second`,
    '`app_render_wait_seconds`',
    'cores: `RENDERERS`, then servers',
  ],
  [
    'servers',
    `one thread of JavaScript each: ${aSecond(of('saveThreadMs'))} saves a second`,
    '`nodejs_eventloop_lag_p99_seconds`',
    'servers',
  ],
  [
    'connections',
    `${CONNECTIONS_A_PROCESS} a process: ${Math.floor(of('maxConnections') / CONNECTIONS_A_PROCESS)} processes fit ${of('maxConnections')}`,
    '`app_database_server_connections`',
    '`max_connections`, then PgBouncer in session mode',
  ],
  ['sign-ins', `${aSecond(of('signInMs'))} a second and core`, 'the same as servers', 'servers'],
  [
    'the database',
    `its processor: ${aSecond(of('saveDatabaseMs'))} saves a second and core`,
    'its own figures, `http_request_duration_seconds`',
    'cores and disk, a standby for reads, then Citus by account',
  ],
  [
    'one machine',
    `${whole((of('diskGb') * GB) / of('planKb') / 1e6)} million plans on ${of('diskGb')} GB; write throughput runs out first`,
    'its own figures',
    'Citus: `npm run distribute`, each worker with a standby',
  ],
  ['pictures', 'the disk of the database and of its backups', 'its disk', 'a bucket (`IMAGE_STORE=s3`)'],
  [
    'workers',
    'mails: what the mail server takes of each',
    '`app_mails_waiting`, `app_job_oldest_seconds`',
    'workers',
  ],
  [
    'the balancer',
    'new TLS connections',
    'its processor',
    'a second one, with an address that moves, or DNS',
  ],
];

const USERS = [10_000, 100_000, 300_000, 1_000_000] as const;

/** As wide as its widest cells, so that it can be read as text. */
function table([head, ...body]: readonly (readonly string[])[]): string {
  const rows = [head ?? [], ...body];
  const widths = (head ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |\n`;
  return [line(head ?? []), line([], '-'), ...body.map((row) => line(row))].join('');
}

/** The tables of docs/capacity.md: where each part ends, what a month takes, and from what it is worked out. */
const tables = (): string =>
  [
    table([['part', 'ends at', 'seen as', 'add'], ...ENDS()]),
    table([
      ['active users', ...USERS.map(whole)],
      ...LINES.map(({ resource, at }) => [resource, ...USERS.map(at)]),
    ]),
    table([
      ['input', 'what', 'from'],
      ...Object.values(INPUTS).map(({ value, what, from }) => [String(value), what, from]),
    ]),
  ].join('\n');

const PLACE = /(?<=<!-- capacity: [^\n]*-->\n)[\s\S]*?(?=<!-- \/capacity -->)/;

/** The page with the tables as they are now. */
export function withTables(page: string): string {
  if (!PLACE.test(page)) throw new Error('docs/capacity.md has no place for the tables');
  return page.replace(PLACE, () => `\n${tables()}\n`);
}
