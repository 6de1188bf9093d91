import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Opening } from './application-page.ts';

/** What a page of the application opens with: messages, by namespace and key. A form opens at any of its sections. */
const OPENINGS: Readonly<Record<string, Opening>> = {
  '/builder/select-template': { title: 'gallery:title', lead: 'gallery:lead' },
  '/builder/form': { title: 'builder:form.title', lead: 'home:lead' },
  '/signin': { title: 'auth:signIn.title', lead: 'auth:signIn.lead' },
  '/recover-password': { title: 'auth:recover.title', lead: 'auth:recover.lead' },
};

/** A page's opening in a language; undefined where it has none of its own. */
export async function openingOf(address: string, language: string): Promise<Opening | undefined> {
  const opening = OPENINGS[address];
  if (opening === undefined) return undefined;
  return { title: await message(opening.title, language), lead: await message(opening.lead, language) };
}

async function message(name: string, language: string): Promise<string> {
  const [namespace = '', key = ''] = name.split(':');
  const file = fileURLToPath(import.meta.resolve(`@trazo/messages/${language}/${namespace}.json`));
  let found: unknown = JSON.parse(await readFile(file, 'utf8'));
  for (const part of key.split('.')) found = z.record(z.string(), z.unknown()).parse(found)[part];
  return z.string().parse(found);
}
