import { decodeContent } from '@trazo/contract/content/content-codec';
import type { Plan } from '@trazo/plan/plan';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountIdOf } from '../../platform/authentication/account.ts';
import { images } from '../../platform/images/schema.ts';
import { sharedApp } from '../../testing/shared-app.ts';
import { signUpTestAccount } from '../../testing/test-account.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { pictureBytes, pictureUrl, testPicture } from '../../testing/test-pictures.ts';
import { contentOf, errorOf, PLAIN_PLAN, plansOf } from '../../testing/test-plans.ts';
import { ERASURE } from './deleted-plans.ts';
import { planImages, plans as planTable } from './schema.ts';

let running: TestApp;
let plans: ReturnType<typeof plansOf>;
let other: ReturnType<typeof plansOf>;

sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
});
beforeEach(async () => {
  plans = plansOf(await signUpTestAccount(running.app));
  other = plansOf(await signUpTestAccount(running.app));
  await running.database.query.delete(planTable);
  await running.database.query.delete(images);
});

const withLogo = (logo: string): Plan => ({ ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo } });

const withEverywhere = (image: string): Plan => {
  const { general, products, team, organigram } = PLAIN_PLAN;
  return {
    ...PLAIN_PLAN,
    general: { ...general, logo: image, cover: { ...general.cover, photo: image } },
    organigram: { ...organigram, image },
    products: { ...products, items: products.items.map((item) => ({ ...item, image })) },
    team: { ...team, members: team.members.map((member) => ({ ...member, image })) },
  };
};

/** A day and an hour later. */
async function eraseDeleted(): Promise<void> {
  running.clock.forward(25 * 3_600_000);
  await running.jobs.add(running.database.query, ERASURE, {});
  await running.jobs.workOnce();
}

const stored = () => running.database.query.select().from(images);

async function logoOf(id: string): Promise<string> {
  const decoded = decodeContent((await plans.open(id)).business_plan_content);
  if (!decoded.ok) throw new Error(decoded.code);
  return decoded.plan.general.logo;
}

const pixelsOf = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();

describe("a plan's pictures", () => {
  it('are refused once the account keeps as many bytes as it may, and nothing is stored', async () => {
    const account = await signUpTestAccount(running.app);
    const mine = plansOf(account);
    const { _id } = await mine.create(contentOf('x', withLogo(await testPicture(1))));
    await running.database.query
      .update(images)
      .set({ size: 999_999_999 })
      .where(eq(images.accountId, accountIdOf(account.user._id)));
    const full = contentOf('y', withLogo(await testPicture(2)));
    for (const answer of [
      await mine.save(_id, 1, full),
      await mine.post('/api/business_plan', { business_plan_content: full }),
    ]) {
      expect(errorOf(answer)).toEqual([422, 'storage_full']);
    }
    expect(await stored()).toHaveLength(1);
    expect((await mine.list()).map(({ version }) => version)).toEqual([1]);
    expect((await mine.save(_id, 1, contentOf('without pictures'))).statusCode).toBe(200);
  });

  it('come back as they looked, and stay so however often the plan is saved', async () => {
    const picture = await testPicture(1);
    const { _id } = await plans.create(contentOf('x', withLogo(picture)));
    const first = await logoOf(_id);
    expect(first).toMatch(/^data:image\/webp;base64,/);
    expect(await pixelsOf(pictureBytes(first))).toEqual(await pixelsOf(pictureBytes(picture)));
    for (let version = 1; version < 4; version += 1) {
      const { business_plan_content } = await plans.open(_id);
      expect((await plans.save(_id, version, business_plan_content)).statusCode).toBe(200);
    }
    expect(await logoOf(_id)).toBe(first);
    expect(await stored()).toHaveLength(1);
  });

  it('are stored once, wherever the plan and its copies show them', async () => {
    const everywhere = withEverywhere(await testPicture(2));
    const { _id } = await plans.create(contentOf('x', everywhere));
    await plans.create(contentOf('y', everywhere));
    await plans.post('/api/business_plan/duplicate', { business_plan_id: _id });
    expect(await stored()).toHaveLength(1);
    expect(await running.database.query.select().from(planImages)).toHaveLength(3);
    const [row] = await running.database.query
      .select()
      .from(planTable)
      .where(eq(planTable.id, _id as never));
    expect(row?.content).not.toContain('data:');
    const decoded = decodeContent((await plans.open(_id)).business_plan_content);
    if (!decoded.ok) throw new Error(decoded.code);
    const { general, organigram, products, team } = decoded.plan;
    const shown = [
      general.logo,
      general.cover.photo,
      organigram.image,
      ...[...products.items, ...team.members].map(({ image }) => image),
    ];
    expect(new Set(shown)).toEqual(new Set([await logoOf(_id)]));
  });

  it('are deleted with their last use, and not before', async () => {
    const [one, two] = [await testPicture(3), await testPicture(4)];
    const first = await plans.create(contentOf('x', withLogo(one)));
    const second = await plans.create(contentOf('y', withLogo(one)));
    const theirs = await other.create(contentOf('z', withLogo(one)));
    expect(await stored()).toHaveLength(2);
    await plans.save(first._id, 1, contentOf('x', withLogo(two)));
    expect(await stored()).toHaveLength(3);
    await plans.remove(second._id);
    expect(await stored()).toHaveLength(3);
    await eraseDeleted();
    expect(await stored()).toHaveLength(2);
    await plans.save(first._id, 2, contentOf('x'));
    expect(await stored()).toHaveLength(1);
    await other.remove(theirs._id);
    await eraseDeleted();
    expect(await stored()).toHaveLength(0);
  });

  it('survive plans that come and go at the same moment', async () => {
    const content = contentOf('x', withLogo(await testPicture(5)));
    for (let round = 0; round < 6; round += 1) {
      const { _id } = await plans.create(content);
      await plans.remove(_id);
      const [, created] = await Promise.all([eraseDeleted(), plans.create(content)]);
      expect(await logoOf(created._id)).toMatch(/^data:/);
      await plans.remove(created._id);
      await eraseDeleted();
      expect(await stored()).toHaveLength(0);
    }
  });

  it('do not reveal whether another account has them', async () => {
    const picture = await testPicture(6);
    await other.create(contentOf('theirs', withLogo(picture)));
    const [row] = await stored();
    const reference = contentOf('x', withLogo(`image:${row?.hash}`));
    const unknown = contentOf('x', withLogo(`image:${'0'.repeat(64)}`));
    for (const content of [reference, unknown]) {
      const answer = await plans.post('/api/business_plan', { business_plan_content: content });
      expect(errorOf(answer)).toEqual([422, 'image_invalid']);
    }
    const before = await plans.create(contentOf('mine', withLogo(picture)));
    expect(await stored()).toHaveLength(2);
    expect(await logoOf(before._id)).toMatch(/^data:/);
  });

  it('are refused where they cannot be decoded, and nothing is kept', async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#123456' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const cut = pictureBytes(await testPicture(7, 400)).subarray(0, 300);
    for (const bytes of [bomb, svg, cut, Buffer.from('MZ no picture')]) {
      const content = contentOf('x', withLogo(pictureUrl(bytes, 'png')));
      const answer = await plans.post('/api/business_plan', { business_plan_content: content });
      expect(errorOf(answer)).toEqual([422, 'image_invalid']);
      expect(answer.json().details).toMatchObject([{ path: 'ProfileData.executiveSummary.logo' }]);
    }
    expect(await stored()).toHaveLength(0);
    expect(await plans.list()).toEqual([]);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('are upright as their camera says: %s', async (format) => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#804020' } })
      .toFormat(format)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { _id } = await plans.create(contentOf('x', withLogo(pictureUrl(photo, format))));
    const { width, height, orientation } = await sharp(pictureBytes(await logoOf(_id))).metadata();
    expect([width, height, orientation]).toEqual([20, 40, undefined]);
  });

  it('lose what the camera wrote into them', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#804020' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    expect(photo.includes('secret place')).toBe(true);
    const { _id } = await plans.create(contentOf('x', withLogo(pictureUrl(photo, 'jpeg'))));
    expect(pictureBytes(await logoOf(_id)).includes('secret place')).toBe(false);
  });
});
