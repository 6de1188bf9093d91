import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../testing/shared-app.ts';
import { signUpTestAccount } from '../../testing/test-account.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testPicture } from '../../testing/test-pictures.ts';
import { contentOf, errorOf, PLAIN_PLAN, plansOf } from '../../testing/test-plans.ts';

let running: TestApp;
let plans: ReturnType<typeof plansOf>;

let stranger: ReturnType<typeof plansOf>;

sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
  plans = plansOf(await signUpTestAccount(running.app));
  stranger = plansOf(await signUpTestAccount(running.app));
});

describe('a plan sent again because the answer was lost', () => {
  it.each([
    ['without pictures', async () => PLAIN_PLAN],
    [
      'with pictures',
      async () => ({ ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo: await testPicture(9) } }),
    ],
  ])('is the one there is, however often it comes, %s', async (_case, planOf) => {
    const content = contentOf('once', await planOf());
    const _id = randomUUID();
    const before = (await plans.list()).length;
    const made = await Promise.all([1, 2, 3].map(() => plans.create(content, { _id })));
    for (const summary of made) expect(summary).toEqual({ ...made[0], _id, version: 1 });
    expect(await plans.create(content, { _id })).toEqual(made[0]);
    expect(await plans.list()).toHaveLength(before + 1);
  });

  it('takes the place of nothing that was written since', async () => {
    const { _id } = await plans.create(contentOf('first'), { _id: randomUUID() });
    const answer = await plans.post('/api/business_plan', {
      _id,
      business_plan_content: contentOf('first, and more'),
    });
    expect(errorOf(answer)).toEqual([409, 'plan_changed_elsewhere']);
    expect(answer.json().details).toEqual([{ path: '_id', message: '1' }]);
    expect((await plans.open(_id)).business_plan_content).toBe(contentOf('first'));
  });

  it('says nothing of a plan of another account: its id is free in every other', async () => {
    const { _id } = await plans.create(contentOf('private'));
    const answer = await stranger.post('/api/business_plan', {
      _id,
      business_plan_content: contentOf('private'),
    });
    expect(answer.statusCode).toBe(201);
    await stranger.save(_id, 1, contentOf('their own'));
    expect((await stranger.open(_id)).business_plan_content).toBe(contentOf('their own'));
    expect(await plans.open(_id)).toMatchObject({ version: 1, business_plan_content: contentOf('private') });
  });
});

describe('a plan that changed elsewhere', () => {
  it('is not overwritten; the answer names the version there is', async () => {
    const { _id } = await plans.create(contentOf('first'));
    await plans.save(_id, 1, contentOf('here'));
    const answer = await plans.save(_id, 1, contentOf('there'), { business_plan_status: 'archived' });
    expect(errorOf(answer)).toEqual([409, 'plan_changed_elsewhere']);
    expect(answer.json().details).toEqual([{ path: 'business_plan_data.version', message: '2' }]);
    expect(await plans.open(_id)).toMatchObject({
      business_plan_content: contentOf('here'),
      business_plan_status: 'active',
      version: 2,
    });
    expect(errorOf(await plans.save(_id, 3, contentOf('ahead')))).toEqual([409, 'plan_changed_elsewhere']);
  });

  it('is not a conflict if the same save was made and only its answer was lost', async () => {
    const { _id } = await plans.create(contentOf('first'));
    const [one, two] = [
      await plans.save(_id, 1, contentOf('same')),
      await plans.save(_id, 1, contentOf('same')),
    ];
    expect(two.statusCode).toBe(200);
    expect(two.json()).toEqual(one.json());
    expect((await plans.open(_id)).version).toBe(2);
  });

  it.each([
    ['without pictures', async () => PLAIN_PLAN],
    [
      'with pictures',
      async () => ({ ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo: await testPicture(7) } }),
    ],
  ])('lets exactly one of twenty savers win each version, %s', async (_case, planOf) => {
    const plan = await planOf();
    const { _id } = await plans.create(contentOf('first', plan));
    for (let version = 1; version <= 3; version += 1) {
      const contents = Array.from({ length: 20 }, (_, saver) =>
        contentOf(`saver ${saver} of ${version}`, plan),
      );
      const answers = await Promise.all(contents.map((content) => plans.save(_id, version, content)));
      const winners = answers.flatMap(({ statusCode }, saver) => (statusCode === 200 ? [saver] : []));
      expect(winners).toHaveLength(1);
      for (const [saver, answer] of answers.entries()) {
        if (saver !== winners[0]) expect(errorOf(answer)).toEqual([409, 'plan_changed_elsewhere']);
      }
      expect(await plans.open(_id)).toMatchObject({
        version: version + 1,
        business_plan_name: `saver ${winners[0]} of ${version}`,
      });
    }
  });

  it('is overwritten by a client that knows no versions, which gets a warning; the others see a change elsewhere', async () => {
    const { _id } = await plans.create(contentOf('first'));
    await plans.save(_id, 1, contentOf('second'));
    const blind = () =>
      plans.put({ id_list: [_id], business_plan_data: { business_plan_content: contentOf('blind') } });
    const answer = await blind();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ business_plans: [{ version: 3 }], overwritten_version: 2 });
    expect((await blind()).json()).toEqual({ business_plans: answer.json().business_plans });
    expect((await plans.open(_id)).business_plan_content).toBe(contentOf('blind'));
    expect(errorOf(await plans.save(_id, 2, contentOf('here')))).toEqual([409, 'plan_changed_elsewhere']);
    const other = await stranger.put({
      id_list: [_id],
      business_plan_data: { business_plan_content: contentOf('stranger') },
    });
    expect(errorOf(other)).toEqual([404, 'not_found']);
  });

  it('takes writers without versions one after the other, none of them half', async () => {
    const plan = { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo: await testPicture(12) } };
    const { _id } = await plans.create(contentOf('first'));
    const contents = Array.from({ length: 6 }, (_, writer) =>
      contentOf(`writer ${writer}`, writer % 2 === 0 ? plan : PLAIN_PLAN),
    );
    const answers = await Promise.all(
      contents.map((business_plan_content) =>
        plans.put({ id_list: [_id], business_plan_data: { business_plan_content } }),
      ),
    );
    for (const { statusCode } of answers) expect(statusCode).toBe(200);
    const versions = answers.map((answer) => answer.json().business_plans[0].version);
    expect(versions.toSorted((a, b) => a - b)).toEqual(contents.map((_, index) => index + 2));
    expect((await plans.open(_id)).version).toBe(7);
  });

  it('is saved or deleted, never half of both', async () => {
    const plan = { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo: await testPicture(8) } };
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await plans.create(contentOf('first', plan));
      const [saved, removed] = await Promise.all([
        plans.save(_id, 1, contentOf('x', plan)),
        plans.remove(_id),
      ]);
      expect(removed.statusCode).toBe(200);
      expect([200, 404]).toContain(saved.statusCode);
      expect(errorOf(await plans.get(`/api/business_plan/${_id}`))).toEqual([404, 'not_found']);
    }
  });
});
