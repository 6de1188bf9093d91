import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { emptyDraft } from '../apps/web/src/workspace/drafts/draft.ts';
import { draftStore } from '../apps/web/src/workspace/drafts/this-tab.ts';

// What is waited for comes from this process: seconds on the slowest machine, where the library's own one has been too short.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  cleanup();
  // Files share modules, and so the tab's draft.
  draftStore.replaceDraft(emptyDraft());
  vi.unstubAllGlobals();
});
