import type builder from './es/builder.json';
import type client from './es/client.json';
import type competition from './es/competition.json';
import type departments from './es/departments.json';
import type document from './es/document.json';
import type drafts from './es/drafts.json';
import type errors from './es/errors.json';
import type fields from './es/fields.json';
import type finance from './es/finance.json';
import type general from './es/general.json';
import type home from './es/home.json';
import type marketing from './es/marketing.json';
import type mission from './es/mission.json';
import type navigation from './es/navigation.json';
import type operations from './es/operations.json';
import type options from './es/options.json';
import type organigram from './es/organigram.json';
import type products from './es/products.json';
import type summary from './es/summary.json';
import type swot from './es/swot.json';
import type team from './es/team.json';

/** Every namespace of words the interface may use; a new one is a JSON file a language and a line here. */
export interface Namespaces {
  readonly builder: typeof builder;
  readonly client: typeof client;
  readonly competition: typeof competition;
  readonly departments: typeof departments;
  readonly document: typeof document;
  readonly drafts: typeof drafts;
  readonly errors: typeof errors;
  readonly fields: typeof fields;
  readonly finance: typeof finance;
  readonly general: typeof general;
  readonly home: typeof home;
  readonly marketing: typeof marketing;
  readonly mission: typeof mission;
  readonly navigation: typeof navigation;
  readonly operations: typeof operations;
  readonly options: typeof options;
  readonly organigram: typeof organigram;
  readonly products: typeof products;
  readonly summary: typeof summary;
  readonly swot: typeof swot;
  readonly team: typeof team;
}
