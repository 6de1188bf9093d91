import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import { LIST_LIMITS } from '@trazo/plan/fields';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../shared/form/field-layout.tsx';
import { LongTextField } from '../../../workspace/plan-form/long-text-field.tsx';
import { PhotoField } from '../../../workspace/plan-form/photo-field.tsx';
import { SortableList } from '../../../workspace/plan-form/sortable-list.tsx';
import { TextField } from '../../../workspace/plan-form/text-field.tsx';
import { usePositionNames } from '../team/use-position-names.ts';

const isEmailAddress = (text: string) => readEmailAddress(text) !== undefined;

export default function TeamForm() {
  usePositionNames();
  const { t } = useTranslation('errors');
  return (
    <SortableList
      section="team"
      path="members"
      create={emptyTeamMember}
      nameOf={({ name, surname }) => `${name} ${surname}`}
      limit={LIST_LIMITS.members}
    >
      {(index) => (
        <>
          <FieldRow>
            <TextField section="team" path={`members.${index}.name`} required />
            <TextField section="team" path={`members.${index}.surname`} />
          </FieldRow>
          <TextField section="team" path={`members.${index}.position`} />
          <LongTextField section="team" path={`members.${index}.description`} rows={3} />
          <FieldRow>
            <TextField
              section="team"
              path={`members.${index}.email`}
              type="email"
              isOfForm={isEmailAddress}
              formError={t('email_invalid')}
            />
            <TextField section="team" path={`members.${index}.phone`} type="tel" />
          </FieldRow>
          <PhotoField section="team" path={`members.${index}.image`} />
        </>
      )}
    </SortableList>
  );
}
