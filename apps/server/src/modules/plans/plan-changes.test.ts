import { randomUUID } from 'node:crypto';
import { decodeContent } from '@trazo/contract/content/content-codec';
import { currentVersion } from '@trazo/contract/content/migrations';
import { documentOf } from '@trazo/contract/plan-document/write';
import type { Plan } from '@trazo/plan/plan';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { sharedApp } from '../../testing/shared-app.ts';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testDevice } from '../../testing/test-device.ts';
import { testPicture } from '../../testing/test-pictures.ts';
import { contentOf, errorOf, NO_PLAN, PLAIN_PLAN, plansOf, SAMPLE_THEME } from '../../testing/test-plans.ts';

let running: TestApp;
let account: TestAccount;
let plans: ReturnType<typeof plansOf>;

sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
  account = await signUpTestAccount(running.app);
  plans = plansOf(account);
});

const planOf = async (id: string): Promise<Plan> => {
  const decoded = decodeContent((await plans.open(id)).business_plan_content);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded));
  return decoded.plan;
};

/** A plan that two devices have open. */
async function openTwice() {
  const { _id } = await plans.create(contentOf('Mill', PLAIN_PLAN));
  const one = await testDevice(account, _id).open();
  const two = await testDevice(account, _id).open();
  return { id: _id, one, two };
}

describe('two devices in one plan', () => {
  it('are given the same document of a content, made once', async () => {
    const { _id } = await plans.create(contentOf('Mill', PLAIN_PLAN));
    const [one, two] = await Promise.all([testDevice(account, _id).open(), testDevice(account, _id).open()]);
    expect(Y.encodeStateAsUpdate(one.doc)).toEqual(Y.encodeStateAsUpdate(two.doc));
    expect(one.where()).toEqual({ epoch: 1, revision: 1 });
    expect(one.read().general.companyName).toBe('Mill');
  });

  it('write in different sections, one list and one text, and all of it stays', async () => {
    const { id, one, two } = await openTwice();
    const items = one.read().products.items;
    one.write('general', (general) => ({ ...general, companyName: 'Mill and Sons' }));
    one.write('products', (products) => ({
      ...products,
      items: products.items.map((item, index) => (index === 0 ? { ...item, name: 'Flour' } : item)),
    }));
    one.write('summary', (summary) => ({ ...summary, summary: 'At first. In the middle.' }));
    two.write('client', (client) => ({ ...client, clientLanguage: 'Italian' }));
    two.write('products', (products) => ({ ...products, items: products.items.toReversed() }));
    for (const device of [one, two, one]) expect((await device.send()).statusCode).toBe(200);
    two.write('summary', (summary) => ({ ...summary, summary: 'At first. In the middle. And last.' }));
    one.write('summary', (summary) => ({ ...summary, summary: 'Now: At first. In the middle.' }));
    for (const device of [two, one, two]) expect((await device.send()).statusCode).toBe(200);
    expect(one.read()).toEqual(two.read());
    expect(one.where()).toEqual(two.where());
    const plan = await planOf(id);
    expect(plan.general.companyName).toBe('Mill and Sons');
    expect(plan.client.clientLanguage).toBe('Italian');
    expect(plan.summary.summary).toBe('Now: At first. In the middle. And last.');
    expect(plan.products.items.map((item) => item.id)).toEqual(items.map((item) => item.id).toReversed());
    expect(plan.products.items.at(-1)?.name).toBe('Flour');
  });

  it('change the name, the completeness and the cover of the plan in the list', async () => {
    const { id, one } = await openTwice();
    const before = (await plans.list()).find(({ _id }) => _id === id);
    one.write('general', (general) => ({ ...general, companyName: 'Windmill' }));
    one.write('mission', (mission) => ({ ...mission, mission: '' }));
    await one.send();
    const after = (await plans.list()).find(({ _id }) => _id === id);
    expect(after).toMatchObject({ business_plan_name: 'Windmill', version: one.where().revision });
    expect(after?.completeness).toBeLessThan(before?.completeness ?? 0);
    expect(after?.business_plan_cover).not.toBe(before?.business_plan_cover);
  });

  it('change what is shared and downloaded', async () => {
    const { id, one } = await openTwice();
    const shared = await plans.post(`/api/business_plan/${id}/shares`, {});
    one.write('general', (general) => ({ ...general, companyName: 'Watermill' }));
    await one.send();
    const described = await running.app.inject({ url: `/api/shared/${shared.json().token}` });
    expect(described.json().business_plan_name).toBe('Watermill');
    one.write('general', (general) => ({ ...general, companyName: 'Tide Mill' }));
    await one.send();
    const downloaded = await plans.get(`/api/business_plan/download/${id}`);
    expect(downloaded.json().file_name).toContain('Tide');
  });

  it('get nothing where nothing is new, and only what is new elsewhere', async () => {
    const { one, two } = await openTwice();
    one.write('general', (general) => ({ ...general, companyName: 'A' }));
    expect((await one.send()).json()).toEqual({ epoch: 1, revision: 2 });
    const answer = (await two.send()).json();
    expect(answer.revision).toBe(2);
    expect(Buffer.from(answer.update, 'base64').byteLength).toBeLessThan(100);
    expect((await two.send()).json()).toEqual({ epoch: 1, revision: 2 });
  });
});

describe('an exchange', () => {
  it('changes nothing when it is repeated, however late', async () => {
    const { id, one, two } = await openTwice();
    one.write('summary', (summary) => ({ ...summary, summary: 'Once.' }));
    const sent = one.pending();
    // Its answer is lost.
    expect((await one.post(sent)).statusCode).toBe(200);
    two.write('general', (general) => ({ ...general, companyName: 'Two' }));
    await two.send();
    expect((await one.send()).statusCode).toBe(200);
    expect(one.where()).toEqual({ epoch: 1, revision: 3 });
    await Promise.all([one.post(sent), one.post(sent)]);
    expect((await plans.open(id)).version).toBe(3);
    expect((await planOf(id)).summary.summary).toBe('Once.');
    await two.send();
    expect(two.read()).toEqual(one.read());
  });

  it('asks for everything where it builds on what the server does not have', async () => {
    const { id, one } = await openTwice();
    one.write('summary', (summary) => ({ ...summary, summary: 'First.' }));
    const first = one.pending();
    one.write('summary', (summary) => ({ ...summary, summary: 'First. Second.' }));
    const second = Y.diffUpdate(one.pending(), Y.encodeStateVectorFromUpdate(Y.mergeUpdates([first])));
    expect(errorOf(await one.post(second))).toEqual([409, 'changes_incomplete']);
    expect(errorOf(await one.post(first, { revision: 99 }))).toEqual([409, 'changes_incomplete']);
    expect((await plans.open(id)).version).toBe(1);
    expect((await one.sendAll()).statusCode).toBe(200);
    expect((await planOf(id)).summary.summary).toBe('First. Second.');
  });

  it('is folded in after many that no one read, and still tells a device that was away', async () => {
    const { id, one, two } = await openTwice();
    for (let number = 1; number <= 205; number += 1) {
      one.doc.getMap('general').set('companyName', `Mill ${number}`);
      await one.send();
    }
    expect((await two.send()).json()).toMatchObject({ revision: 206 });
    expect(two.read()).toEqual(one.read());
    expect((await planOf(id)).general.companyName).toBe('Mill 205');
  });

  it('creates a plan that is new, once', async () => {
    const id = randomUUID();
    const doc = documentOf({ plan: { ...PLAIN_PLAN }, theme: SAMPLE_THEME });
    const device = testDevice(account, id, doc);
    const sent = () => device.post(Y.encodeStateAsUpdate(doc), { epoch: 0, revision: 0 });
    expect((await sent()).json()).toEqual({ epoch: 1, revision: 1 });
    expect((await sent()).json()).toMatchObject({ epoch: 1, revision: 1 });
    expect(await planOf(id)).toMatchObject({ general: PLAIN_PLAN.general, products: PLAIN_PLAN.products });
    expect((await testDevice(account, id).open()).read()).toEqual(device.read());
  });

  it('is refused from a page that is newer than the server, and for a document that was replaced', async () => {
    const { one } = await openTwice();
    const nothing = Y.encodeStateAsUpdate(new Y.Doc());
    const newer = await one.post(nothing, { schema: currentVersion() + 1 });
    expect(errorOf(newer)).toEqual([409, 'content_newer_version']);
    expect(errorOf(await one.post(nothing, { epoch: 2 }))).toEqual([409, 'document_replaced']);
  });

  it('is answered with the plan’s own name, where it has one', async () => {
    const { id, one, two } = await openTwice();
    one.write('general', (general) => ({ ...general, companyName: 'Mill' }));
    expect((await one.send()).json().name).toBeUndefined();
    await account.call({
      method: 'PUT',
      url: '/api/business_plan',
      payload: { id_list: [id], business_plan_data: { business_plan_name: 'For the bank' } },
    });
    expect((await two.send()).json().name).toBe('For the bank');
    expect((await testDevice(account, id).open()).read().general.companyName).toBe('Mill');
  });

  it('is of the account’s own plans alone', async () => {
    const { id, one } = await openTwice();
    const stranger = await signUpTestAccount(running.app);
    one.write('general', (general) => ({ ...general, companyName: 'theirs' }));
    expect(errorOf(await testDevice(stranger, id).post(one.pending(), { epoch: 1 }))).toEqual([
      404,
      'not_found',
    ]);
    for (const path of ['document', `pictures/${'a'.repeat(64)}`]) {
      const answer = await stranger.call({ url: `/api/business_plan/${id}/${path}` });
      expect(errorOf(answer)).toEqual([404, 'not_found']);
    }
    expect(errorOf(await testDevice(account, NO_PLAN).post(one.pending(), { epoch: 1 }))).toEqual([
      404,
      'not_found',
    ]);
    await plans.remove(id);
    expect(errorOf(await one.send())).toEqual([404, 'not_found']);
    const anonymous = await running.app.inject({ url: `/api/business_plan/${id}/document` });
    expect(errorOf(anonymous)).toEqual([401, 'not_signed_in']);
  });
});

describe('a picture', () => {
  const upload = (id: string, picture: string) =>
    account.call({ method: 'POST', url: `/api/business_plan/${id}/pictures`, payload: { picture } });

  it('goes up before the change that names it, and comes down by the same name', async () => {
    const { id, one, two } = await openTwice();
    const picture = await testPicture(31);
    const { reference } = (await upload(NO_PLAN, picture)).json();
    one.write('general', (general) => ({ ...general, logo: `image:${'b'.repeat(64)}` }));
    const missing = await one.post(one.pending());
    expect(errorOf(missing)).toEqual([422, 'image_missing']);
    expect(missing.json().details).toEqual([
      { path: `image:${'b'.repeat(64)}`, message: 'it was not uploaded' },
    ]);
    expect((await plans.open(id)).version).toBe(1);
    two.write('general', (general) => ({ ...general, logo: reference }));
    expect((await two.send()).statusCode).toBe(200);
    const url = `/api/business_plan/${id}/pictures/${reference.slice('image:'.length)}`;
    const down = await account.call({ url });
    expect(down.headers['content-type']).toBe('image/webp');
    expect((await planOf(id)).general.logo).toBe(
      `data:image/webp;base64,${down.rawPayload.toString('base64')}`,
    );
  });
});

describe('a client of the specification beside a device', () => {
  it('takes back nothing that was written since it read the plan', async () => {
    const { id, one } = await openTwice();
    const read = await plans.open(id);
    one.write('general', (general) => ({ ...general, companyName: 'Written elsewhere' }));
    one.write('summary', (summary) => ({ ...summary, summary: 'Theirs.' }));
    await one.send();
    const mine = { ...PLAIN_PLAN, mission: { ...PLAIN_PLAN.mission, vision: 'Mine.' } };
    const saved = await plans.save(id, read.version, contentOf('Mill', mine));
    expect(saved.statusCode).toBe(200);
    const merged = await planOf(id);
    expect(merged.general.companyName).toBe('Written elsewhere');
    expect(merged.summary.summary).toBe('Theirs.');
    expect(merged.mission.vision).toBe('Mine.');
    await one.send();
    expect(one.read().mission.vision).toBe('Mine.');

    // The next save is compared with what its sender has, which is not what others made of it.
    const { version } = saved.json().business_plans[0];
    const next = { ...mine, mission: { ...mine.mission, vision: 'Mine again.' } };
    const again = await plans.save(id, version, contentOf('Mill', next));
    expect(again.statusCode).toBe(200);
    expect(await planOf(id)).toMatchObject({
      general: { companyName: 'Written elsewhere' },
      summary: { summary: 'Theirs.' },
      mission: { vision: 'Mine again.' },
    });
    // A save whose answer was lost, sent once more.
    expect((await plans.save(id, version, contentOf('Mill', next))).json()).toEqual(again.json());
    expect((await plans.save(id, read.version, contentOf('Mill', mine))).json()).toMatchObject({
      business_plans: [{ version }],
    });
  });

  it('has its save refused where what it had read is not kept any more', async () => {
    const { id, one } = await openTwice();
    await plans.save(id, 1, contentOf('here'));
    expect(errorOf(await plans.save(id, 1, contentOf('there')))).toEqual([409, 'plan_changed_elsewhere']);
    await one.send();
    expect(one.read().general.companyName).toBe('here');
  });

  it('saves over all there is where it knows no versions, and devices learn of it', async () => {
    const { id, one } = await openTwice();
    one.write('general', (general) => ({ ...general, companyName: 'Device' }));
    await one.send();
    const blind = { id_list: [id], business_plan_data: { business_plan_content: contentOf('blind') } };
    const answer = await plans.put(blind);
    expect(answer.json()).toMatchObject({ business_plans: [{ version: 3 }], overwritten_version: 2 });
    await one.send();
    expect(one.read().general.companyName).toBe('blind');
  });

  it('copies, deletes and brings back what devices have written', async () => {
    const { id, one } = await openTwice();
    one.write('general', (general) => ({ ...general, companyName: 'Device' }));
    await one.send();
    const copy = (await plans.post('/api/business_plan/duplicate', { business_plan_id: id })).json();
    expect((await planOf(copy._id)).general.companyName).toBe('Device');
    one.write('general', (general) => ({ ...general, companyName: 'Last' }));
    await one.send();
    await plans.remove(id);
    expect((await plans.post(`/api/business_plan/${id}/restore`, {})).json()).toMatchObject({
      business_plan_name: 'Last',
    });
    expect((await testDevice(account, copy._id).open()).read().general.companyName).toBe('Device');
  });
});
