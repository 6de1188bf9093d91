import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { pictureUrl, testPicture } from '../../testing/test-pictures.ts';
import { errorOf } from '../../testing/test-plans.ts';
import { unzip } from '../../testing/unzip.ts';
import { portraits } from './schema.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

const give = ({ call }: TestAccount, user_profile_image: unknown) =>
  call({ method: 'PUT', url: '/api/users/me/image', payload: { user_profile_image } });
const remove = ({ call }: TestAccount) => call({ method: 'DELETE', url: '/api/users/me/image' });
const get = (url: string) => running.app.inject({ url });

async function withPortrait() {
  const account = await signUpTestAccount(running.app);
  const answer = await give(account, await testPicture(1, 700));
  expect(answer.statusCode).toBe(200);
  const address: string = answer.json().user_profile_image;
  return { account, address };
}

describe('the picture of an account', () => {
  it('is encoded again as a small square, without what the camera wrote into it', async () => {
    const account = await signUpTestAccount(running.app);
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#cc4422' } })
      .withExif({ IFD0: { Artist: 'Private Person' } })
      .jpeg()
      .toBuffer();
    const answer = await give(account, pictureUrl(photo, 'jpeg'));
    const address: string = answer.json().user_profile_image;
    expect(address).toMatch(/^\/api\/portraits\/[\w-]{43}$/);
    expect((await account.call({ url: '/api/users/me' })).json().user_profile_image).toBe(address);
    const picture = await get(address);
    expect(picture.headers['content-type']).toBe('image/webp');
    const { format, width, height, exif } = await sharp(picture.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 256,
      height: 256,
      exif: undefined,
    });
  });

  it('gives way to another one, whose address is another', async () => {
    const { account, address } = await withPortrait();
    const next: string = (await give(account, await testPicture(2))).json().user_profile_image;
    expect(next).not.toBe(address);
    expect(errorOf(await get(address))).toEqual([404, 'not_found']);
    expect((await get(next)).statusCode).toBe(200);
  });

  it('is taken away', async () => {
    const { account, address } = await withPortrait();
    expect((await remove(account)).json().user_profile_image).toBeNull();
    expect((await remove(account)).statusCode).toBe(200);
    expect(errorOf(await get(address))).toEqual([404, 'not_found']);
  });

  it('is part of the export', async () => {
    const { account, address } = await withPortrait();
    const zip = await account.call({ url: '/api/users/me/export' });
    const files = await unzip(zip.rawPayload);
    expect(files.get('portrait.webp')).toEqual((await get(address)).rawPayload);
  });

  it('goes with the account', async () => {
    const { account, address } = await withPortrait();
    const before = (await running.database.query.select().from(portraits)).length;
    const { password } = account;
    await account.call({ method: 'POST', url: '/api/users/me/delete', payload: { password } });
    expect(errorOf(await get(address))).toEqual([404, 'not_found']);
    expect(await running.database.query.select().from(portraits)).toHaveLength(before - 1);
  });

  it.each([
    ['nothing', '', [400, 'payload_invalid']],
    ['a reference', `image:${'a'.repeat(64)}`, [400, 'payload_invalid']],
    ['an address', 'https://example.com/me.png', [400, 'payload_invalid']],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+', [400, 'payload_invalid']],
    [
      'an SVG under another name',
      pictureUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'png'),
      [422, 'image_invalid'],
    ],
    ['half a picture', 'data:image/png;base64,iVBORw0KGgo=', [422, 'image_invalid']],
    ['too large a picture', `data:image/png;base64,${'A'.repeat(4_100_000)}`, [413, 'payload_too_large']],
  ])('refuses %s and keeps the one before', async (_case, picture, error) => {
    const { account, address } = await withPortrait();
    expect(errorOf(await give(account, picture))).toEqual(error);
    expect((await get(address)).statusCode).toBe(200);
  });

  it('can be set and removed by its owner alone', async () => {
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await running.app.inject({ method, url: '/api/users/me/image', payload: {} });
      expect(errorOf(answer)).toEqual([401, 'not_signed_in']);
    }
  });
});
