import { NativeSelect } from '@mantine/core';
import { isLanguage, LANGUAGES, type Language } from '@trazo/plan/languages';
import { useTranslation } from 'react-i18next';

interface DocumentLanguageProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** The printed document's language, whatever the interface speaks. */
export function DocumentLanguage({ value, onChange }: DocumentLanguageProps) {
  const { t } = useTranslation(['viewer', 'navigation']);
  return (
    <NativeSelect
      label={t('viewer:documentLanguage')}
      description={t('viewer:documentLanguageHint')}
      value={value}
      onChange={({ currentTarget }) => {
        if (isLanguage(currentTarget.value)) onChange(currentTarget.value);
      }}
      data={LANGUAGES.map((language) => ({ value: language, label: t(`navigation:languages.${language}`) }))}
    />
  );
}
