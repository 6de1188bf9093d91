import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { testPicture } from '@trazo/server/testing/test-pictures';
import { contentOf, PLAIN_PLAN } from '@trazo/server/testing/test-plans';
import type { Sandbox } from '@trazo/stripe-sandbox/server';
import { call, preview, signUp } from './calls.ts';
import { openShop, type PurchaseFigures } from './purchases.ts';
import type { Tally } from './tally.ts';

const PEOPLE = 24;
/** A page repeats a save that got no answer; after this long its user has seen that it does not work. */
const SEEN_AFTER_MS = 10_000;
const FIRST_PAUSE_MS = 500;
/** Every fourth plan has a picture, which lies in the bucket. */
const PICTURED = 4;

interface Person {
  readonly token: string;
  readonly planId: string;
  readonly logo: string;
  readonly write: WritePlan;
  version: number;
  /** The last text the server has acknowledged, and what was sent since. */
  acknowledged: string;
  readonly sentSince: Set<string>;
  isSaving: boolean;
}

/** How often each thing is done. */
const MIX = [
  ['save', 50],
  ['list', 15],
  ['open', 15],
  ['preview', 15],
  ['sign up', 3],
  ['buy', 2],
] as const;
type Deed = (typeof MIX)[number][0];

/** People at work, each with a plan of their own. */
export interface People {
  /** One thing that one of them does. */
  act(): Promise<void>;
  /** Plans whose stored text is older than what was acknowledged. */
  lostSaves(): Promise<string[]>;
  /** Addresses whose sign-up was acknowledged: each is owed one mail. */
  signedUp(): readonly string[];
  /** Of those who bought; undefined where nothing is sold. */
  purchases(): Promise<PurchaseFigures | undefined>;
}

/** How a plan with that text and logo is written. */
export type WritePlan = (text: string, logo: string) => string;

export async function gatherPeople(
  address: string,
  tally: Tally,
  sandbox: Sandbox | undefined,
  write: WritePlan = contentWith,
): Promise<People> {
  const signedUp: string[] = [];
  const shop = sandbox && openShop(address, sandbox, tally, (email) => signedUp.push(email));
  const people: Person[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    people.push(await newPerson(address, number, signedUp, write));
  }
  const doing: Record<Deed, (person: Person) => Promise<void>> = {
    save: (person) => save(address, person, tally),
    list: (person) => tally.time('list', () => call(address, person, 'GET', '/api/business_plan')),
    open: (person) =>
      tally.time('open', () => call(address, person, 'GET', `/api/business_plan/${person.planId}`)),
    preview: (person) =>
      tally.time('preview', () =>
        preview(address, person, person.planId, person.write(person.acknowledged, '')),
      ),
    'sign up': () =>
      tally.time('sign up', async () => {
        const email = newEmail();
        const answer = await signUp(address, email);
        if (answer.ok) signedUp.push(email);
        return answer;
      }),
    buy: async () => shop?.buy(),
  };
  return {
    act: async () => {
      const person = people[Math.floor(Math.random() * people.length)];
      if (person !== undefined) await doing[nextDeed()](person);
    },
    lostSaves: async () => (await Promise.all(people.map((person) => lost(address, person)))).flat(),
    signedUp: () => signedUp,
    purchases: async () => shop?.figures(),
  };
}

function nextDeed(): Deed {
  const total = MIX.reduce((sum, [, weight]) => sum + weight, 0);
  let drawn = Math.random() * total;
  for (const [deed, weight] of MIX) {
    drawn -= weight;
    if (drawn < 0) return deed;
  }
  return 'save';
}

const newEmail = (): string => `p-${randomUUID()}@example.com`;

async function newPerson(
  address: string,
  number: number,
  signedUp: string[],
  write: WritePlan,
): Promise<Person> {
  const email = newEmail();
  const account = await signUp(address, email);
  const { token } = (await account.json()) as { token: string };
  signedUp.push(email);
  const logo = number % PICTURED === 0 ? await testPicture(number) : '';
  const text = `First ${number}`;
  const body = { business_plan_content: write(text, logo) };
  const created = await call(address, { token }, 'POST', '/api/business_plan', body);
  const { _id: planId } = (await created.json()) as { _id: string };
  return {
    token,
    planId,
    logo,
    write,
    version: 1,
    acknowledged: text,
    sentSince: new Set(),
    isSaving: false,
  };
}

const contentWith = (text: string, logo: string): string =>
  contentOf(text, { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo } });

/** As the page does: one save at a time, repeated until it is acknowledged; a conflict with its own lost answer is none. */
async function save(address: string, person: Person, tally: Tally): Promise<void> {
  if (person.isSaving) return;
  person.isSaving = true;
  try {
    const text = `Text ${randomUUID()}`;
    person.sentSince.add(text);
    const began = performance.now();
    for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
      const answer = await tally.attempt('save', () => put(address, person, text));
      if (answer?.ok) {
        const body = (await answer.json()) as { business_plans: { version: number }[] };
        acknowledge(person, text, body.business_plans[0]?.version ?? person.version + 1);
        tally.done('save', performance.now() - began);
        return;
      }
      if (answer?.status === 409 && (await adopt(address, person, text))) {
        tally.done('save', performance.now() - began);
        return;
      }
      if (performance.now() - began > SEEN_AFTER_MS) {
        tally.seen('save', answer?.status ?? 0);
        return;
      }
      await delay(pause);
    }
  } finally {
    person.isSaving = false;
  }
}

const put = (address: string, person: Person, text: string): Promise<Response> =>
  call(address, person, 'PUT', '/api/business_plan', {
    id_list: [person.planId],
    business_plan_data: {
      business_plan_content: person.write(text, person.logo),
      version: person.version,
    },
  });

function acknowledge(person: Person, text: string, version: number): void {
  person.version = version;
  person.acknowledged = text;
  person.sentSince.clear();
}

/** What the server has is looked at: perhaps the save whose answer was lost. */
async function adopt(address: string, person: Person, text: string): Promise<boolean> {
  const stored = await read(address, person).catch(() => undefined);
  if (stored === undefined) return false;
  person.version = stored.version;
  if (stored.text !== text) return false;
  acknowledge(person, text, stored.version);
  return true;
}

async function read(
  address: string,
  person: Person,
): Promise<{ readonly version: number; readonly text: string } | undefined> {
  const answer = await call(address, person, 'GET', `/api/business_plan/${person.planId}`);
  if (!answer.ok) return undefined;
  const body = (await answer.json()) as { version: number; business_plan_content: string };
  const [text = ''] = /(?:Text [\w-]{36}|First \d+)/.exec(body.business_plan_content) ?? [];
  return { version: body.version, text };
}

async function lost(address: string, person: Person): Promise<string[]> {
  const stored = await read(address, person);
  if (stored === undefined) return [`${person.planId} cannot be read`];
  const isThere = stored.text === person.acknowledged || person.sentSince.has(stored.text);
  return isThere ? [] : [`${person.planId} has “${stored.text}” and not “${person.acknowledged}”`];
}
