import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** What stands on a page until the application has arrived: its title, and a lead or else a skeleton. */
export interface Opening {
  readonly title: string;
  readonly lead?: string;
}

/** The messages each page of the application opens with, by namespace and key. A form opens at any of its sections. */
const OPENINGS: Readonly<Record<string, Opening>> = {
  '/builder/select-template': { title: 'gallery:title', lead: 'gallery:lead' },
  '/builder/form': { title: 'builder:form.title', lead: 'home:lead' },
  '/builder/review': { title: 'builder:review.title' },
  '/builder/register': { title: 'builder:register.title' },
  '/builder/document': { title: 'viewer:document' },
  '/signin': { title: 'auth:signIn.title', lead: 'auth:signIn.lead' },
  '/recover-password': { title: 'auth:recover.title', lead: 'auth:recover.lead' },
  '/my-plans': { title: 'plans:title' },
  '/account': { title: 'account:title' },
  '/cancel': { title: 'navigation:cancelHere' },
};

/** Of pages that are reached by a link of another person, or of a mail. */
const OTHERS: Opening = { title: 'navigation:loading' };

/** A page's opening in a language. */
export async function openingOf(address: string, language: string): Promise<Opening> {
  const { title, lead } = OPENINGS[address] ?? OTHERS;
  return {
    title: await message(title, language),
    ...(lead !== undefined && { lead: await message(lead, language) }),
  };
}

/** A message by namespace and key. */
export async function message(name: string, language: string): Promise<string> {
  const [namespace = '', key = ''] = name.split(':');
  const file = fileURLToPath(import.meta.resolve(`@trazo/messages/${language}/${namespace}.json`));
  let found: unknown = JSON.parse(await readFile(file, 'utf8'));
  for (const part of key.split('.')) found = z.record(z.string(), z.unknown()).parse(found)[part];
  return z.string().parse(found);
}
