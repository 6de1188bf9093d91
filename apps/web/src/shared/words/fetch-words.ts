import type { Language } from '@trazo/plan/languages';
import { recovery } from '../missing-code/this-page.ts';

/** The file of a name in a language, of those a glob lists by path; the browser keeps what it has fetched. */
export async function fetchWords<Words>(
  files: Readonly<Record<string, () => Promise<Words>>>,
  language: Language,
  name: string,
): Promise<Words> {
  const ending = `/${language}/${name}.json`;
  const [, fetch] = Object.entries(files).find(([path]) => path.endsWith(ending)) ?? [];
  if (fetch === undefined) throw new RangeError(`No words ${language}/${name}`);
  return recovery.inTime(fetch);
}
