import { CONFIDENTIALITIES, COVER_PICTURES, VERSION_LIMIT } from '@trazo/plan/cover';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../shared/form/choice-field.tsx';
import { DateField } from '../../workspace/plan-form/date-field.tsx';
import { PhotoField } from '../../workspace/plan-form/photo-field.tsx';
import { TextField } from '../../workspace/plan-form/text-field.tsx';
import { useField } from '../../workspace/plan-form/use-field.ts';
import { PatternChoice } from './pattern-choice.tsx';
import { useNamedField } from './use-named-field.ts';

/** Pixels of the longer side: a cover's photo may fill a page. */
const PHOTO_SIDE = 1600;

/** What the cover shows beside the company's data. */
export function CoverFields() {
  const { t } = useTranslation('general');
  const picture = useField('general', 'cover.picture');
  const confidentiality = useField('general', 'cover.confidentiality');
  useNamedField(picture.id);
  return (
    <>
      <ChoiceField
        id={picture.id}
        label={picture.label}
        choices={COVER_PICTURES.map((value) => ({ value, label: t(`form.cover.picture.${value}`) }))}
        value={picture.value}
        onChoose={picture.set}
      />
      {picture.value === 'pattern' && <PatternChoice />}
      {picture.value === 'photo' && (
        <PhotoField section="general" path="cover.photo" aspect="free" side={PHOTO_SIDE} />
      )}
      <TextField section="general" path="cover.subtitle" />
      <ChoiceField
        id={confidentiality.id}
        label={confidentiality.label}
        choices={CONFIDENTIALITIES.map((value) => ({
          value,
          label: t(`form.cover.confidentiality.${value}`),
        }))}
        value={confidentiality.value}
        onChoose={confidentiality.set}
      />
      {confidentiality.value === 'own' && <TextField section="general" path="cover.confidentialityText" />}
      <TextField section="general" path="cover.version" limit={VERSION_LIMIT} />
      <DateField section="general" path="cover.date" />
    </>
  );
}
