import { encodeContent } from '@trazo/contract/content/content-codec';
import type { PlanSummary } from '@trazo/contract/plans/plan';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import type { ApiError, ApiResult } from '../../../shared/api/api-client.ts';
import { printableContent } from '../../drafts/assemble-content.ts';
import type { DraftStore } from '../../drafts/draft-store.ts';
import { inlinePictures, referPictures } from '../../drafts/inline-pictures.ts';
import { FakeBrowser, type FakeTab } from '../../drafts/testing/fake-browser.ts';
import type { PlanServer } from '../plan-server.ts';
import { createPlanSync, type PlanSync } from '../plan-sync.ts';
import type { AccountNow, SyncPorts } from '../sync-ports.ts';
import { saveUnshownDrafts } from '../unshown-drafts.ts';

/** How the next call of a device goes. `lostBefore`: it never arrives; `lostAfter`: its answer does not. */
export type Weather = 'fine' | 'lostBefore' | 'lostAfter' | 'busy' | 'refused' | 'earlier';

interface StoredPlan {
  readonly summary: PlanSummary;
  readonly content: string;
}

const failure = (status: number, code?: string): ApiError => ({
  isError: true,
  status,
  error: code ?? 'no answer',
  code,
  details: [],
  retryAfter: undefined,
});

/** The plans of one account, as the server keeps them. */
export class FakeCloud {
  readonly plans = new Map<string, StoredPlan>();
  readonly #made: string[] = [];

  /** The id of the first, second, … plan that was made. */
  id(ordinal: number): string {
    const id = this.#made[ordinal - 1];
    if (id === undefined) throw new RangeError(`no plan ${ordinal}`);
    return id;
  }

  /** The same call again is the same plan. */
  put(content: string, name = '', id: string = crypto.randomUUID()): ApiResult<PlanSummary> {
    const before = this.plans.get(id);
    if (before === undefined) {
      this.#made.push(id);
      return { isError: false, body: this.#store(id, 1, content, name) };
    }
    const isSame = before.summary.version === 1 && before.content === this.redrawn(content);
    return isSame ? { isError: false, body: before.summary } : failure(409, 'plan_changed_elsewhere');
  }

  /** As the server keeps it: its pictures are encoded again. */
  redrawn(content: string): string {
    return content.replaceAll('data:image/png;base64,', 'data:image/webp;base64,');
  }

  save(id: string, version: number, content: string): ApiResult<PlanSummary> {
    const plan = this.plans.get(id);
    if (plan === undefined) return failure(404, 'not_found');
    if (plan.summary.version !== version) return failure(409, 'plan_changed_elsewhere');
    const body = this.#store(id, version + 1, content, plan.summary.business_plan_name);
    return { isError: false, body };
  }

  /** Everything that stands in any plan. */
  get text(): string {
    return [...this.plans.values()].map(({ content }) => content).join();
  }

  #store(id: string, version: number, content: string, name: string): PlanSummary {
    const at = new Date(Date.now()).toISOString();
    const summary: PlanSummary = {
      _id: id,
      business_plan_name: name,
      business_plan_status: 'active',
      business_plan_cover: '',
      version,
      completeness: 0,
      created_at: at,
      updated_at: at,
    };
    this.plans.set(id, { summary, content: this.redrawn(content) });
    return summary;
  }
}

/** One browser with its drafts, locks and a line to the server, for as many tabs as are open. */
export class Device {
  readonly browser = new FakeBrowser();
  readonly weather: Weather[] = [];
  session: 'signedOut' | 'expired' | 'signedIn' = 'signedIn';
  accountId = 'account';
  online = true;
  /** Pictures that were found neither here nor on the server. */
  picturesLost = 0;
  /** Writes of one plan under way together, at most. */
  mostWritesUnderWay = 0;
  readonly #writesUnderWay = new Map<string, number>();
  /** What the browser keeps of pictures, by reference; it may be cleared at any time. */
  readonly pictures = new Map<string, string>();
  readonly #cloud: FakeCloud;
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(cloud: FakeCloud) {
    this.#cloud = cloud;
  }

  keepPicture(dataUrl: string): string {
    const kind = dataUrl.startsWith('data:font/') ? 'font' : 'image';
    const print = Buffer.from(dataUrl).toString('hex').slice(-64).padEnd(64, '0');
    const reference = `${kind}:${print}`;
    this.pictures.set(reference, dataUrl);
    return reference;
  }

  openTab(): Tab {
    return new Tab(this, this.browser.openTab());
  }

  closeTab(tab: Tab): void {
    tab.stop();
    this.browser.closeTab(tab.browserTab);
  }

  readonly exclusively = <Result>(draft: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (this.#queues.get(draft) ?? Promise.resolve()).then(work);
    this.#queues.set(
      draft,
      turn.catch(() => undefined),
    );
    return turn;
  };

  readonly server: PlanServer = {
    list: () =>
      this.#call(() => ({
        isError: false,
        body: [...this.#cloud.plans.values()].map(({ summary }) => summary).toReversed(),
      })),
    open: (id) =>
      this.#call(() => {
        const plan = this.#cloud.plans.get(id);
        if (plan === undefined) return failure(404, 'not_found');
        return { isError: false, body: { ...plan.summary, business_plan_content: plan.content } };
      }),
    create: ({ id, content, name }) => this.#write(id, () => this.#cloud.put(content, name, id)),
    save: ({ id, version, content, keepalive }) => {
      const act = () => this.#cloud.save(id, version, content);
      // A keepalive flush outlives its page.
      return keepalive ? this.#call(act) : this.#write(id, act);
    },
  };

  async #write<Body>(plan: string, act: () => ApiResult<Body>): Promise<ApiResult<Body>> {
    const underWay = (this.#writesUnderWay.get(plan) ?? 0) + 1;
    this.#writesUnderWay.set(plan, underWay);
    this.mostWritesUnderWay = Math.max(this.mostWritesUnderWay, underWay);
    const result = await this.#call(act);
    this.#writesUnderWay.set(plan, (this.#writesUnderWay.get(plan) ?? 1) - 1);
    return result;
  }

  async #call<Body>(act: () => ApiResult<Body>): Promise<ApiResult<Body>> {
    const weather = this.weather.shift() ?? 'fine';
    await new Promise((resolve) => setTimeout(resolve, 120));
    if (this.session !== 'signedIn') return failure(401, 'not_signed_in');
    if (!this.online || weather === 'lostBefore') return failure(0);
    if (weather === 'busy') return failure(503, 'server_busy');
    if (weather === 'refused') return failure(422, 'limit_exceeded');
    if (weather === 'earlier') return failure(422, 'content_newer_version');
    const result = act();
    await new Promise((resolve) => setTimeout(resolve, 120));
    return weather === 'lostAfter' ? failure(0) : result;
  }
}

/** One page of a device. */
export class Tab {
  readonly device: Device;
  readonly browserTab: FakeTab;
  readonly sync: PlanSync;
  readonly stop: () => void;
  readonly #ports: SyncPorts;

  constructor(device: Device, browserTab: FakeTab) {
    this.device = device;
    this.browserTab = browserTab;
    const account = async (): Promise<AccountNow> => {
      if (device.session !== 'signedIn') return { kind: device.session };
      return { kind: 'known', id: device.accountId };
    };
    this.#ports = {
      draftStore: browserTab.drafts,
      drafts: browserTab.repository,
      server: device.server,
      account,
      accountId: () => (device.session === 'signedIn' ? device.accountId : undefined),
      assemble: async (draft) => {
        const find = async (reference: string) => device.pictures.get(reference) ?? '';
        return encodeContent(await inlinePictures(printableContent(draft), find));
      },
      keepPictures: (draft) => referPictures(draft, async (dataUrl) => device.keepPicture(dataUrl)),
      pictures: {
        lost: async (references) => references.filter((reference) => !device.pictures.has(reference)),
        restore: async (reference, dataUrl) => void device.pictures.set(reference, dataUrl),
      },
      warnOfLostPictures: (count) => {
        device.picturesLost += count;
      },
      errorMessage: (code) => code,
      exclusively: device.exclusively,
    };
    this.sync = createPlanSync(this.#ports);
    browserTab.drafts.onRemoved(this.sync.showBlank);
    this.stop = this.sync.start();
  }

  get drafts(): DraftStore {
    return this.browserTab.drafts;
  }

  get text(): string {
    return plainTextOf(this.drafts.getState().draft.mission.vision);
  }

  write(text: string): void {
    this.drafts.setField('mission', 'vision', text);
  }

  /** Saves the drafts that no page shows. */
  saveUnshown(): Promise<string[]> {
    return this.device.exclusively('unshown', () => saveUnshownDrafts(this.#ports, 'unshown'));
  }
}
