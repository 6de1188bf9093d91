import { NativeSelect } from '@mantine/core';
import { isLanguage, LANGUAGES } from '@trazo/plan/languages';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../session/account-language.ts';
import { useLanguage } from '../words/use-language.ts';

export function LanguageSelector() {
  const { t } = useTranslation('navigation');
  const language = useLanguage();
  return (
    <NativeSelect
      label={t('language')}
      value={language}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) void chooseLanguage(value);
      }}
      data={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
    />
  );
}
