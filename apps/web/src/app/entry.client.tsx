import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startWords } from '../shared/words/words.ts';

await startWords();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
