/** The page of every template, below which each has its own. */
export const TEMPLATES_ADDRESS = '/templates';

/** The page of the template with this key: `/templates/folio`. */
export const templateAddress = (key: string): string => `${TEMPLATES_ADDRESS}/${key}`;

/** Where a template's page has the pages of the sample plan. */
export const SAMPLE_PAGES_ID = 'pages';

/** The whole sample plan in the template with this key. */
export const samplePagesAddress = (key: string): string => `${templateAddress(key)}#${SAMPLE_PAGES_ID}`;

/** Step 1 of the builder with this template chosen. */
export const beginWith = (key: string): string => `/builder/select-template?template=${key}`;

/** Whether an address has the form of a template's page. */
export const isTemplateAddress = (path: string): boolean => /^\/templates\/[\w-]+$/.test(path);
