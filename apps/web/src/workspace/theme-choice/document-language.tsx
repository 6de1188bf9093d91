import { NativeSelect } from '@mantine/core';
import { type DocumentLanguage as Chosen, DOCUMENT_LANGUAGES, isAmerican } from '@trazo/plan/theme/english';
import type { Theme } from '@trazo/plan/theme/theme';
import { useTranslation } from 'react-i18next';

interface DocumentLanguageProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
}

/** The theme in another language; American English goes with its own paper, and away with it. */
export function withLanguage(theme: Theme, chosen: Partial<Chosen>): Theme {
  const next = { ...theme, ...chosen };
  if (isAmerican(next) === isAmerican(theme)) return next;
  return { ...next, paper: isAmerican(next) ? 'letter' : 'a4' };
}

/** The printed document's language, whatever the interface speaks. */
export function DocumentLanguage({ theme, onChange }: DocumentLanguageProps) {
  const { t } = useTranslation(['viewer', 'navigation']);
  return (
    <NativeSelect
      label={t('viewer:documentLanguage')}
      description={t('viewer:documentLanguageHint')}
      value={theme.language === 'en' ? `en-${theme.english}` : theme.language}
      onChange={({ currentTarget }) => {
        const found = DOCUMENT_LANGUAGES.find(({ tag }) => tag === currentTarget.value);
        if (found === undefined) return;
        const { tag: _, ...chosen } = found;
        onChange(withLanguage(theme, chosen));
      }}
      data={DOCUMENT_LANGUAGES.map(({ tag, language, english }) => ({
        value: tag,
        label: english === undefined ? t(`navigation:languages.${language}`) : t(`viewer:english.${english}`),
      }))}
    />
  );
}
