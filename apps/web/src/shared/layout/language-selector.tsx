import { NativeSelect } from '@mantine/core';
import { isLanguage, LANGUAGES } from '@trazo/plan/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../words/use-language.ts';
import { changeLanguage } from '../words/words.ts';

export function LanguageSelector() {
  const { t } = useTranslation('navigation');
  const language = useLanguage();
  return (
    <NativeSelect
      label={t('language')}
      value={language}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) changeLanguage(value);
      }}
      data={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
    />
  );
}
