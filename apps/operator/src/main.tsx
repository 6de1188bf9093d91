import '@trazo/web/shared/api/zod-config.ts';
import '@trazo/web/shared/design/base.css';
import '@trazo/web/shared/design/component-styles.ts';
import { DEFAULT_LANGUAGE } from '@trazo/plan/languages';
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
const language = storedLanguage() ?? DEFAULT_LANGUAGE;
const i18n = startWords(language, {});
await addPublicWords(language, SHELL_NAMESPACES);
await startAppWords();
followSession();
createRoot(must(document.getElementById('root'), 'the page has its root')).render(
  <I18nextProvider i18n={i18n}>
    <OperatorApp />
  </I18nextProvider>,
);
