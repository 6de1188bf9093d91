import { DEFAULT_LANGUAGE } from '@trazo/plan/languages';
import { startTransition } from 'react';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { watchErrors } from '../shared/error-reports/watch-errors.ts';
import { recovery } from '../shared/missing-code/this-page.ts';
import { readPageWords } from '../shared/words/page-words.ts';
import { startWords } from '../shared/words/words.ts';

/** Yield to the main thread between long tasks (messages, renderer, page), so that a tap is handled in between. */
const yieldToMain = () => new Promise((done) => setTimeout(done));

/**
 * An entry of the history that was opened by its address has no key, and all such entries would share one scroll position.
 * As the router's own script does on prerendered pages.
 */
function keyOfItsOwn(): void {
  const { state } = window.history;
  if (typeof state?.key === 'string') return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** React wraps what it has recovered from by rendering again; what went wrong is what is to be known. */
const reportRecovered = (error: unknown) =>
  reportError(error instanceof Error && error.cause !== undefined ? error.cause : error);

watchErrors();
keyOfItsOwn();
const { language = DEFAULT_LANGUAGE, words } = readPageWords(document);
const i18n = startWords(language, words);
await yieldToMain();
const { hydrateRoot } = await recovery.inTime(() => import('react-dom/client'));
await yieldToMain();

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <HydratedRouter />
    </I18nextProvider>,
    { onRecoverableError: reportRecovered },
  );
});
