import type { ApiResult } from '../../../shared/api/api-client.ts';
import type { AccountNow } from '../exchange.ts';
import type { PlanServer } from '../plan-server.ts';
import { FakeBrowser, type FakeTab } from './fake-browser.ts';
import { type FakeCloud, failure } from './fake-cloud.ts';

/** What becomes of a call: lost on the way there or back, sent twice, answered late, or refused for the moment. */
export type Weather = 'fine' | 'lostBefore' | 'lostAfter' | 'twice' | 'late' | 'busy';

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A browser with a line to the server and a session. */
export class Device extends FakeBrowser {
  readonly cloud: FakeCloud;
  readonly weather: Weather[] = [];
  /** Its pictures as data URLs, by reference. */
  readonly files = new Map<string, string>();
  account: AccountNow;
  isOnline = true;

  constructor(cloud: FakeCloud, account: AccountNow = { kind: 'known', id: 'ana' }) {
    super();
    this.cloud = cloud;
    this.account = account;
    this.database.delay = 3;
  }

  /** A tab whose exchange has started. */
  async start(plan?: string): Promise<FakeTab> {
    const tab = this.openTab(plan, {
      server: this.#server(),
      account: async () => this.account,
      fileOf: async (reference) => this.files.get(reference) ?? '',
    });
    await tab.shown.whenLoaded();
    tab.sync.start();
    return tab;
  }

  #server(): PlanServer {
    return {
      open: (plan) => this.#call((account) => this.cloud.open(plan, account)),
      send: (plan, change) => this.#call((account) => this.cloud.send(plan, account, change)),
      upload: async (_plan, dataUrl) => {
        const [reference = ''] = [...this.files].find(([, file]) => file === dataUrl) ?? [];
        this.cloud.pictures.add(reference);
        return { isError: false, body: { reference } };
      },
    };
  }

  async #call<Body>(act: (account: string) => ApiResult<Body>): Promise<ApiResult<Body>> {
    const weather = this.weather.shift() ?? 'fine';
    await pass(20);
    if (this.account.kind !== 'known') return failure(401, 'not_signed_in');
    if (!this.isOnline || weather === 'lostBefore') return failure(0);
    if (weather === 'busy') return failure(503, 'server_busy');
    if (weather === 'twice') act(this.account.id);
    const answer = act(this.account.id);
    await pass(weather === 'late' ? 4000 : 20);
    return weather === 'lostAfter' || !this.isOnline ? failure(0) : answer;
  }
}
