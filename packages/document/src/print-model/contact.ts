import type { Plan } from '@trazo/plan/plan';
import { linkOf } from './text/linked-text.ts';
import type { Wording } from './wording.ts';

/** Whom to reach, a line each. */
export interface PrintContact {
  readonly label: string;
  readonly lines: readonly { readonly text: string; readonly link: string | null }[];
}

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

/** The same with the company's address; `null` where neither is known. */
export function printedContact(plan: Plan, wording: Wording): PrintContact | null {
  const lines = [...contactOf(plan, wording), wording.line(plan.general.address)].filter(
    (part) => part !== '',
  );
  if (lines.length === 0) return null;
  return {
    label: wording.words('document:contact'),
    lines: lines.map((text) => ({ text, link: linkOf(text) })),
  };
}
