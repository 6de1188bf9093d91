import type { Plan } from '@trazo/plan/plan';
import type { Wording } from './wording.ts';

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
