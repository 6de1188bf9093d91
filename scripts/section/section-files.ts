import { MESSAGE_LANGUAGES } from '@trazo/messages/languages';

/** The files that each section has of its own, from the root: they are called after it. The form of finance is a feature. */
export const sectionFiles = (id: string) => ({
  plan: `packages/plan/src/sections/${id}.ts`,
  wire: `packages/contract/src/content/sections/${id}.ts`,
  print: `packages/document/src/print-model/sections/${id}.ts`,
  layout: `packages/document/typst/sections/${id}.typ`,
  form:
    id === 'finance'
      ? 'apps/web/src/features/finance/finance-form.tsx'
      : `apps/web/src/features/builder/sections/${id}.tsx`,
  messages: MESSAGE_LANGUAGES.map((language) => `packages/messages/${language}/${id}.json`),
});
