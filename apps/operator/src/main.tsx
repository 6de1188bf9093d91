import '@trazo/web/shared/api/zod-config.ts';
import '@trazo/web/shared/design/base.css';
import '@trazo/web/shared/design/component-styles.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import { followSession } from '@trazo/web/shared/account/follow-session.ts';
import { watchErrors } from '@trazo/web/shared/error-reports/watch-errors.ts';
import { SHELL_NAMESPACES } from '@trazo/web/shared/words/namespaces.ts';
import { storedLanguage } from '@trazo/web/shared/words/stored-language.ts';
import { addPublicWords, startAppWords, startWords } from '@trazo/web/shared/words/words.ts';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { OperatorApp } from './operator-app.tsx';

watchErrors();
/** The page is one file for all languages: the server does not choose by the browser's, as it does for the users' pages. */
const ofBrowser = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
const language = storedLanguage() ?? ofBrowser ?? DEFAULT_LANGUAGE;
document.documentElement.lang = language;
const i18n = startWords(language, {});
await addPublicWords(language, SHELL_NAMESPACES);
await startAppWords();
followSession();
createRoot(must(document.getElementById('root'), 'the page has its root')).render(
  <I18nextProvider i18n={i18n}>
    <OperatorApp />
  </I18nextProvider>,
);
