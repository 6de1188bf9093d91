import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const NAMESPACE = 'operator';
const FILES = import.meta.glob<object>('../../../../../packages/messages/*/operator.json', {
  import: 'default',
});

/** The console's words are fetched by the console alone; whether they are there in the interface's language. */
export function useOperatorWords(): boolean {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const [, fetch] =
      Object.entries(FILES).find(([path]) => path.endsWith(`/${language}/${NAMESPACE}.json`)) ?? [];
    void fetch?.().then((words) => {
      i18next.addResourceBundle(language, NAMESPACE, words, true, true);
      if (isCurrent) setLoaded(language);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded === language;
}
