import type { Plan } from '@trazo/plan/plan';
import type { Wording } from './wording.ts';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A part of a line whose letters run from right to left, kept from turning what stands beside it (Unicode's isolates). */
const isolated = (part: string): string => (RIGHT_TO_LEFT.test(part) ? `\u2068${part}\u2069` : part);

/** Parts of one line, each in its own direction. */
export const inOneLine = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map(isolated)
    .join(' · ');

/** Whom to call about the plan: name, phone and e-mail of the first of the team who has any. Empty where none has. */
export function contactOf({ team }: Plan, { line }: Wording): readonly string[] {
  for (const { name, surname, phone, email } of team.members) {
    const ways = [line(phone).replaceAll(' ', '\u00a0'), line(email)].filter((part) => part !== '');
    if (ways.length === 0) continue;
    const person = [line(name), line(surname)].filter((part) => part !== '').join(' ');
    return person === '' ? ways : [person, ...ways];
  }
  return [];
}
