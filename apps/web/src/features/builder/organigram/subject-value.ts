import type { OrganigramNode } from '@trazo/plan/sections/organigram';
import type { BoxSubject } from './organigram-edits.ts';

/** What a box stands for as the value of a select: `position:<name>` or `department:<id>`. */
export const subjectValue = (subject: BoxSubject | OrganigramNode): string =>
  subject.kind === 'position' ? `position:${subject.position.trim()}` : `department:${subject.departmentId}`;

/** The subject behind a select's value; a position stays in the department it has. */
export function readSubject(value: string, departmentId: string | null): BoxSubject | undefined {
  const [, kind, name = ''] = /^(position|department):(.+)$/su.exec(value) ?? [];
  if (kind === 'position') return { kind, position: name, departmentId };
  return kind === 'department' ? { kind, departmentId: name } : undefined;
}
