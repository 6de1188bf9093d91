import { NativeSelect } from '@mantine/core';
import { isLanguage, LANGUAGES } from '@trazo/plan/languages';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../shared/account/choose-language.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { AccountSection } from './account-section.tsx';

export function LanguageSection() {
  const { t } = useTranslation(['account', 'navigation']);
  const language = useLanguage();
  return (
    <AccountSection title={t('account:language.title')}>
      <NativeSelect
        label={t('account:language.label')}
        value={language}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) void chooseLanguage(value);
        }}
        data={LANGUAGES.map((value) => ({ value, label: t(`navigation:languages.${value}`) }))}
      />
    </AccountSection>
  );
}
