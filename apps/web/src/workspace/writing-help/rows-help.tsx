import { readPath } from '@trazo/contract/plan-document/value-path';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { DraftState } from '../plan-store/plan-store.ts';
import { GapNote } from './text-notes.tsx';
import { WritingHelp } from './writing-help.tsx';

interface RowsHelpProps {
  readonly section: SectionId;
  /** Of the list. */
  readonly path: string;
  readonly label: string;
}

/** Help with the rows of a list, between its title and the rows. */
export function RowsHelp({ section, path, label }: RowsHelpProps) {
  const control = `${section}.${path}`;
  const read = ({ draft }: DraftState) => JSON.stringify(readPath(draft[section], path) ?? []);
  return (
    <div>
      <WritingHelp section={section} path={path} label={label} control={control} guide={undefined} />
      <GapNote control={control} read={read} />
    </div>
  );
}
