import { NativeSelect } from '@mantine/core';
import { FONT_NAMES, fontFamily } from '@trazo/plan/theme/fonts';
import { type Theme, templateLook } from '@trazo/plan/theme/theme';
import { useTranslation } from 'react-i18next';

/** Names are names: their order is the same in every language. */
const FONTS_BY_NAME = FONT_NAMES.map((value) => ({ value, label: fontFamily(value) })).toSorted(
  (one, other) => one.label.localeCompare(other.label, 'en'),
);

interface FontChoiceProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
}

/** The document's font: the template's own, or one that stays whatever the template. */
export function FontChoice({ theme, onChange }: FontChoiceProps) {
  const { t } = useTranslation('viewer');
  const own = fontFamily(templateLook(theme.templateId).font);
  return (
    <NativeSelect
      label={t('font')}
      value={theme.font ?? ''}
      data={[{ value: '', label: t('templateFont', { font: own }) }, ...FONTS_BY_NAME]}
      onChange={({ currentTarget }) =>
        onChange({ ...theme, font: FONT_NAMES.find((name) => name === currentTarget.value) ?? null })
      }
    />
  );
}
