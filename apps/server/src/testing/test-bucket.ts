import { eq } from 'drizzle-orm';
import { accountIdOf } from '../platform/authentication/account.ts';
import { objectMarks } from '../platform/byte-store/schema.ts';
import { images } from '../platform/images/schema.ts';
import type { ObjectStore } from '../platform/object-store/object-store.ts';
import { createS3Store } from '../platform/object-store/s3-store.ts';
import { signUpTestAccount } from './test-account.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { testPicture } from './test-pictures.ts';
import { contentOf, PLAIN_PLAN, plansOf } from './test-plans.ts';
import { startTestS3, type TestS3 } from './test-s3.ts';

/** The application, with a bucket for its pictures. */
export interface BucketApp {
  readonly s3: TestS3;
  readonly objects: ObjectStore;
  readonly running: TestApp;
  /** The bucket answers again. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function startBucketApp(): Promise<BucketApp> {
  const s3 = await startTestS3();
  const objects = createS3Store(s3.settings);
  const running = await startTestApp({ objects });
  return {
    s3,
    objects,
    running,
    comeBack: () => s3.up(),
    close: async () => {
      await running.close();
      objects.close();
      await s3.close();
    },
  };
}

/** A new account, and what is kept of its pictures. */
export type PictureOwner = Awaited<ReturnType<typeof newPictureOwner>>;

export async function newPictureOwner({ objects, running: { app, database } }: BucketApp) {
  const account = await signUpTestAccount(app);
  const owner = accountIdOf(account.user._id);
  const rows = () => database.query.select().from(images).where(eq(images.accountId, owner));
  return {
    account,
    owner,
    plans: plansOf(account),
    rows,
    /** Keys of the objects that rows name. */
    named: async () => (await rows()).flatMap(({ objectKey }) => objectKey ?? []).toSorted(),
    /** Keys of the objects that are marked to go. */
    marked: async () =>
      (await database.query.select().from(objectMarks).where(eq(objectMarks.accountId, owner))).map(
        ({ objectKey }) => objectKey,
      ),
    inBucket: async () => {
      const keys: string[] = [];
      for await (const { key } of objects.list(`kept/${owner}/`)) keys.push(key);
      return keys.toSorted();
    },
    portrait: async (number: number) =>
      account.call({
        method: 'PUT',
        url: '/api/users/me/image',
        payload: { user_profile_image: await testPicture(number) },
      }),
  };
}

export const withLogo = (logo: string, text = 'x'): string =>
  contentOf(text, { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo } });
