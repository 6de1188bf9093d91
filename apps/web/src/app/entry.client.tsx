import { DEFAULT_LANGUAGE } from '@trazo/plan/languages';
import { startTransition } from 'react';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { watchForMissingCode } from '../shared/missing-code/this-page.ts';
import { readPageWords } from '../shared/words/page-words.ts';
import { startWords } from '../shared/words/words.ts';

/** Words, renderer and page are each work enough for a slow phone: a tap comes in between. */
const breath = () => new Promise((done) => setTimeout(done));

watchForMissingCode();
const { language = DEFAULT_LANGUAGE, words } = readPageWords(document);
const i18n = startWords(language, words);
await breath();
const { hydrateRoot } = await import('react-dom/client');
await breath();

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <HydratedRouter />
    </I18nextProvider>,
  );
});
