import { randomUUID } from 'node:crypto';
import { documentOf } from '@trazo/contract/plan-document/write';
import { emptyPlan } from '@trazo/plan/plan';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { accountIdOf } from '../../platform/authentication/account.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { sharedApp } from '../../testing/shared-app.ts';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testDevice } from '../../testing/test-device.ts';
import { contentOf, errorOf, plansOf, SAMPLE_THEME } from '../../testing/test-plans.ts';
import { createLargeChangeCheck } from './large-change-check.ts';
import { planChanges, planDocuments, planIdOf } from './schema.ts';

let running: TestApp;
let account: TestAccount;
let plans: ReturnType<typeof plansOf>;

sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
  account = await signUpTestAccount(running.app);
  plans = plansOf(account);
});

const newPlan = async () => {
  const { _id } = await plans.create(contentOf('Mill'));
  return { id: _id, device: await testDevice(account, _id).open() };
};

const ofPlan = (id: string) =>
  and(eq(planChanges.accountId, accountIdOf(account.user._id)), eq(planChanges.planId, planIdOf(id)));

/** What an update adds that was made past every rule. */
function madeIn(doc: Y.Doc, edit: (doc: Y.Doc) => void): Uint8Array {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  const before = Y.encodeStateVector(copy);
  edit(copy);
  return Y.encodeStateAsUpdate(copy, before);
}

const deepMap = (depth: number): Y.Map<unknown> => {
  const map = new Y.Map<unknown>();
  if (depth > 0) map.set('a', deepMap(depth - 1));
  return map;
};

describe('a change that is none of a plan', () => {
  it.each<[string, (doc: Y.Doc) => Uint8Array, string]>([
    ['bytes of anything', () => Buffer.from('no update at all'), ''],
    ['a claim of four billion clients', () => Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x0f, 0), ''],
    ['another root', (doc) => madeIn(doc, (made) => made.getMap('secret').set('a', 1)), 'secret'],
    ['another field', (doc) => madeIn(doc, (made) => made.getMap('general').set('x', 1)), 'general.x'],
    [
      'a field of another type',
      (doc) => madeIn(doc, (made) => made.getMap('general').set('companyName', { a: 1 })),
      'general.companyName',
    ],
    [
      'a list in a map',
      (doc) => madeIn(doc, (made) => made.getMap('general').set('logo', new Y.Array())),
      '',
    ],
    [
      'maps in maps',
      (doc) => madeIn(doc, (made) => made.getMap('general').set('logo', deepMap(300))),
      'general.logo',
    ],
    [
      'a text beyond any limit',
      (doc) => madeIn(doc, (made) => made.getMap('general').set('companyName', 'a'.repeat(900_000))),
      'general.companyName',
    ],
  ])('%s is refused with its path, and nothing is stored', async (_case, updateOf, path) => {
    const { id, device } = await newPlan();
    const answer = await device.post(updateOf(device.doc));
    expect(errorOf(answer)).toEqual([422, 'content_invalid']);
    expect(answer.json().details[0].path).toBe(path);
    expect(await running.database.query.select().from(planChanges).where(ofPlan(id))).toEqual([]);
    expect((await plans.open(id)).version).toBe(1);
    device.write('general', (general) => ({ ...general, companyName: 'Goes on' }));
    expect((await device.send()).statusCode).toBe(200);
  });

  it('is refused in any damaged form of a good one, or changes what a good one could', async () => {
    const { id, device } = await newPlan();
    device.write('summary', (summary) => ({ ...summary, summary: 'Some words, and some more.' }));
    const good = device.pending();
    for (let at = 0; at < good.length; at += 3) {
      const damaged = Uint8Array.from(good, (byte, index) => (index === at ? byte ^ 0x55 : byte));
      const { statusCode } = await device.post(damaged);
      expect([200, 409, 422]).toContain(statusCode);
    }
    expect((await plans.get(`/api/business_plan/${id}`)).statusCode).toBe(200);
    expect((await device.sendAll()).statusCode).toBe(200);
  });

  it('is looked at apart where it is large', async () => {
    const id = randomUUID();
    const words = 'Quite a long text, as people write them. '.repeat(700);
    const texts = { mission: { mission: words, vision: words, values: words }, summary: { summary: words } };
    const large = documentOf({ plan: { ...emptyPlan(), ...texts }, theme: SAMPLE_THEME });
    const whole = testDevice(account, id, large);
    const answer = await whole.post(Y.encodeStateAsUpdate(large), { epoch: 0, revision: 0 });
    expect(answer.statusCode).toBe(200);
    const many = new Y.Doc();
    many.transact(() => {
      for (let number = 0; number < 30_000; number += 1) many.getMap('general').set(`k${number}`, number);
    });
    const update = Y.encodeStateAsUpdate(many);
    const refused = await testDevice(account, id).post(update, { epoch: 1, revision: 0 });
    expect([413, 422]).toContain(refused.statusCode);
    expect((await plans.open(id)).version).toBe(1);
  });
});

describe('the check of a large change', () => {
  const owner = accountIdOf(randomUUID());
  const good = Y.encodeStateAsUpdate(documentOf({ plan: emptyPlan(), theme: SAMPLE_THEME }));

  /** Values of a map, one after the other under different keys. */
  function keysOf(count: number): Uint8Array {
    const doc = new Y.Doc();
    doc.transact(() => {
      for (let number = 0; number < count; number += 1) doc.getMap('general').set(`k${number}`, number);
    });
    return Y.encodeStateAsUpdate(doc);
  }

  it('ends at its limit of time', async () => {
    const check = createLargeChangeCheck({ timeoutMs: 1, memoryMb: 256 });
    const hostile = { document: [], update: keysOf(20_000), isWhole: false };
    await expect(check(owner, hostile)).rejects.toThrow(new ApiError('content_too_large'));
  });

  it('ends at its limit of memory, and the next one goes on', async () => {
    const check = createLargeChangeCheck({ timeoutMs: 60_000, memoryMb: 48 });
    const hostile = { document: [], update: keysOf(80_000), isWhole: true };
    await expect(check(owner, hostile)).rejects.toThrow(new ApiError('content_too_large'));
    expect(await check(owner, { document: [], update: good, isWhole: true })).toMatchObject({ state: 'new' });
  });
});

describe('a document that is mostly traces', () => {
  it('is rebuilt; devices of the old one open the new one', async () => {
    const { id, device } = await newPlan();
    const long = 'x'.repeat(1_000);
    device.doc.transact(() => {
      const products = device.doc.getMap<Y.Map<unknown>>('products.items');
      for (let number = 0; number < 5_000; number += 1) {
        const item = new Y.Map<unknown>();
        products.set(randomUUID(), item);
        for (const [key, value] of Object.entries({ '#': 'a0', '-': 1, name: long })) item.set(key, value);
      }
    });
    await running.database.query
      .update(planDocuments)
      .set({ bytes: Y.encodeStateAsUpdate(device.doc) })
      .where(eq(planDocuments.planId, planIdOf(id)));
    const other = await testDevice(account, id).open();
    other.write('general', (general) => ({ ...general, companyName: 'After' }));
    expect((await other.send()).statusCode).toBe(200);
    expect((await plans.open(id)).business_plan_name).toBe('After');
    other.write('general', (general) => ({ ...general, companyName: 'Late' }));
    expect(errorOf(await other.send())).toEqual([409, 'document_replaced']);
    const again = await testDevice(account, id).open();
    expect(again.where()).toEqual({ epoch: 2, revision: 2 });
    expect(Y.encodeStateAsUpdate(again.doc).byteLength).toBeLessThan(500_000);
    again.write('general', (general) => ({ ...general, companyName: 'Again' }));
    expect((await again.send()).json()).toEqual({ epoch: 2, revision: 3 });
  });
});
