import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { z } from 'zod';

/** What stands on a page until the application has arrived: its title, and a lead or else a skeleton. */
interface Opening {
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

const SKELETON = `<div aria-hidden="true">${'<div></div>'.repeat(4)}</div>`;

/** A page's opening in a language, as HTML: the application needs its script before it can draw, and its pages would be blank. */
export async function openingOf(address: string, language: Language): Promise<string> {
  const { title, lead } = OPENINGS[address] ?? OTHERS;
  const text = async (name: string) =>
    (await message(name, language)).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const rest = lead === undefined ? SKELETON : `<p>${await text(lead)}</p>`;
  return `<header>${PRODUCT_NAME}</header><main><h1>${await text(title)}</h1>${rest}</main>`;
}

/** A message by namespace and key. */
export async function message(name: string, language: Language): Promise<string> {
  const [namespace = '', key = ''] = name.split(':');
  const file = fileURLToPath(import.meta.resolve(`@trazo/messages/${language}/${namespace}.json`));
  let found: unknown = JSON.parse(await readFile(file, 'utf8'));
  for (const part of key.split('.')) found = z.record(z.string(), z.unknown()).parse(found)[part];
  return z.string().parse(found);
}
