import { z } from 'zod';
import { nationalLaw } from './national-law.ts';

const line = z.string().trim().min(1).max(200);
/** ISO 3166-1, two letters; pages and mails word it in the reader's language. */
const country = z.string().regex(/^[A-Z]{2}$/, 'two capital letters, such as ES');
const webAddress = z.url({ protocol: /^https$/ });

/** What a processor handles our data for; the words stand in `messages/<lang>/privacy.json`. */
const PURPOSES = ['hosting', 'storage', 'mail', 'support', 'accounting'] as const;

/** Why personal data may go to a country: inside the EEA, an adequacy decision (art. 45 GDPR), or clauses (art. 46). */
const TRANSFERS = ['none', 'adequacy', 'clauses'] as const;

const processorSchema = z.strictObject({
  name: line,
  purpose: z.enum(PURPOSES),
  country,
  transfer: z.enum(TRANSFERS),
});

const bodySchema = z.strictObject({ name: line, url: webAddress });
const phone = z.string().regex(/^\+[\d ]{7,20}$/, 'a number like +34 900 000 000');
const years = z.int().min(1).max(30);

const companyFields = z.strictObject({
  /** Example data: pages and mails say so. */
  isExample: z.boolean(),
  name: line,
  /** Street, then place, as on an envelope, without the country. */
  address: z.array(line).min(1).max(6),
  /** Where it is established: whose law the terms name and the texts follow. */
  country,
  email: z.email(),
  phone,
  /** Who acts for it, and answers for what the pages say. */
  representative: line,
  /** Register, place and number. */
  register: line,
  vatId: z.string().regex(/^[A-Z]{2}[\dA-Z]{2,14}$/, 'a number like ESB00000000'),
  privacy: z.strictObject({
    email: z.email(),
    /** The data protection officer, where there is one (art. 37 GDPR). */
    officer: line.nullable(),
    /** Months its log, which has the IP addresses of those who sign in, is kept. */
    logMonths: z.int().min(1).max(24),
    authority: bodySchema,
  }),
  disputes: z.strictObject({
    /** The body before which it settles disputes with consumers; null: it takes part in none. */
    body: bodySchema.extend({ address: line.optional() }).nullable(),
    /** The European Consumer Centre of its country. */
    centre: bodySchema,
  }),
  processors: z.array(processorSchema),
  /** Who hosts the pages, where the law wants it named (in France). */
  host: z.strictObject({ name: line, address: line, phone }).optional(),
  /** How long records are kept, for a country whose law is not known here (`NationalLaw`). */
  retention: z.strictObject({ recordsYears: years, claimsYears: years }).optional(),
});

/** Who runs this installation: everything that the law wants named on its pages and in its mails. */
export const companySchema = companyFields.superRefine(
  ({ country: where, disputes, host, retention }, context) => {
    const law = nationalLaw(where);
    const missing = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: field.split('.'), message });
    if (law === undefined && retention === undefined)
      missing('retention', `the periods of the law in ${where}`);
    if (law !== undefined && retention !== undefined) missing('retention', `set by the law in ${where}`);
    if (law?.namesMediatorAndHost !== true) return;
    if (disputes.body?.address === undefined)
      missing('disputes.body', `a mediator with an address, in ${where}`);
    if (host === undefined) missing('host', `who hosts the pages, in ${where}`);
  },
);

export type Company = z.output<typeof companySchema>;
export type Processor = Company['processors'][number];
