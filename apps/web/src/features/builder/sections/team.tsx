import { emptyTeamMember } from '@trazo/plan/sections/team';
import { FieldRow } from '../../../shared/form/field-layout.tsx';
import { LongTextField } from '../../../shared/form/long-text-field.tsx';
import { PhotoField } from '../../../shared/form/photo-field.tsx';
import { SortableList } from '../../../shared/form/sortable-list.tsx';
import { TextField } from '../../../shared/form/text-field.tsx';
import { usePositionNames } from '../team/use-position-names.ts';

export default function TeamForm() {
  usePositionNames();
  return (
    <SortableList
      section="team"
      path="members"
      create={emptyTeamMember}
      nameOf={({ name, surname }) => `${name} ${surname}`}
    >
      {(index) => (
        <>
          <FieldRow>
            <TextField section="team" path={`members.${index}.name`} />
            <TextField section="team" path={`members.${index}.surname`} />
          </FieldRow>
          <TextField section="team" path={`members.${index}.position`} />
          <LongTextField section="team" path={`members.${index}.description`} rows={3} />
          <FieldRow>
            <TextField section="team" path={`members.${index}.email`} type="email" />
            <TextField section="team" path={`members.${index}.phone`} type="tel" />
          </FieldRow>
          <PhotoField section="team" path={`members.${index}.image`} />
        </>
      )}
    </SortableList>
  );
}
