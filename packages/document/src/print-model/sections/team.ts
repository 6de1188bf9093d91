import type { TeamMember } from '@trazo/plan/sections/team';
import type { PrintImage } from '../../images/assets.ts';
import type { PrintText } from '../print-parts.ts';
import { linkOf } from '../text/linked-text.ts';
import type { Opener, Wording } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintMember {
  readonly name: string;
  readonly initials: string;
  readonly position: string;
  readonly text: PrintText;
  /** Ways to reach the member: `email` with where it leads, if anywhere. */
  readonly email: string;
  readonly emailLink: string | null;
  readonly phone: string;
  readonly image: PrintImage | null;
}

export interface PrintTeam extends Opener<'team'> {
  readonly members: readonly PrintMember[];
}

export const team: SectionPrinter<PrintTeam> = {
  print(opener, { team: section }, wording) {
    const members = section.members.map((member) => printMember(member, wording));
    return { ...opener, members: members.filter((member) => member !== null) };
  },
};

function printMember(member: TeamMember, wording: Wording): PrintMember | null {
  const { words, text, line } = wording;
  const names = [line(member.name), line(member.surname)].filter((part) => part !== '');
  const printed = {
    position: line(member.position),
    text: text(member.description, 2),
    email: line(member.email),
    phone: line(member.phone),
  };
  const name = names.length === 0 ? words('team:document.unnamed') : names.join(' ');
  const image = wording.picture(member.image, words('team:document.photo', { name }));
  const isEmpty =
    names.length === 0 && image === null && Object.values(printed).every((value) => value.length === 0);
  if (isEmpty) return null;
  return { name, initials: initialsOf(names, wording), ...printed, emailLink: linkOf(printed.email), image };
}

/** Making one takes longer than asking it. */
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'grapheme' });
  segmenters.set(language, known);
  return known;
}

/** First letters of name and surname, as a reader sees letters. */
function initialsOf(names: readonly string[], { language }: Wording): string {
  const segmenter = segmenterOf(language);
  return names
    .map((name) => {
      const letters = Array.from(segmenter.segment(name), ({ segment }) => segment);
      const first = letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? letters[0] ?? '';
      return first.toLocaleUpperCase(language);
    })
    .join('');
}
