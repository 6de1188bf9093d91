/** A column that names an account or holds an e-mail address, and what becomes of its row. */
export interface PersonalColumn {
  readonly table: string;
  readonly column: string;
  /** An account's id, unless it says otherwise; `copy`: an address beside another column that leads to the row. */
  readonly holds?: 'address key' | 'copy';
  /** Once the account is deleted; `blank`: texts are empty then, the account itself is null; `cascade`: the database deletes it with a row it refers to. */
  readonly erased: 'delete' | 'cascade' | 'keep' | { readonly blank: readonly string[] };
  /** Rows that stay although they are erased otherwise, in SQL. */
  readonly except?: string;
  /** The look-up that leads to the row and goes with it. */
  readonly lookup?: { readonly kind: 'invitation'; readonly key: string };
  /** The file of the account's export that has it, or why none has. */
  readonly exported: `${string}.${'json' | 'webp'}` | `not: ${string}`;
}

const SECRET = 'not: leads to the account, and is no use to its owner';
const COPY = 'not: made of what is exported';
const RECORD = "not: the installation's record of what its operators did";

/**
 * Where the data of a person stands. The deletion of an account and a restored backup go through it in this order; the export is
 * held to it, and a table with such a column that is not here, by `personal-columns.test.ts`.
 */
export const PERSONAL_COLUMNS: readonly PersonalColumn[] = [
  // Before the pictures they show.
  { table: 'plans', column: 'account_id', erased: 'delete', exported: 'plan.json' },
  { table: 'plan_images', column: 'account_id', erased: 'cascade', exported: 'plan.json' },
  { table: 'plan_covers', column: 'account_id', erased: 'cascade', exported: COPY },
  { table: 'plan_documents', column: 'account_id', erased: 'cascade', exported: COPY },
  { table: 'plan_changes', column: 'account_id', erased: 'cascade', exported: COPY },
  { table: 'plan_bases', column: 'account_id', erased: 'cascade', exported: COPY },
  { table: 'plan_versions', column: 'account_id', erased: 'cascade', exported: 'version.json' },
  {
    ...{ table: 'plan_versions', column: 'kept_by', erased: { blank: ['kept_by'] } },
    exported: 'not: a moment in the plan of another',
  },
  { table: 'version_images', column: 'account_id', erased: 'cascade', exported: 'version.json' },
  { table: 'plan_mailings', column: 'account_id', erased: 'cascade', exported: 'plan.json' },
  // The sender's note of where a plan went, also when its reader had an account.
  { table: 'plan_mailings', column: 'recipient', holds: 'copy', erased: 'cascade', exported: 'plan.json' },
  { table: 'images', column: 'account_id', erased: 'delete', exported: 'plan.json' },
  // Bytes in a bucket that are to be deleted there, by the hour.
  { table: 'object_marks', column: 'account_id', erased: 'keep', exported: COPY },
  { table: 'shares', column: 'account_id', erased: 'cascade', exported: 'links.json' },

  { table: 'co_authors', column: 'account_id', erased: 'cascade', exported: 'co-authors.json' },
  { table: 'co_authors', column: 'member_id', erased: 'delete', exported: 'co-authors.json' },
  { table: 'co_authored_plans', column: 'account_id', erased: 'cascade', exported: 'co-authors.json' },
  { table: 'co_authored_plans', column: 'owner_id', erased: 'delete', exported: 'co-authors.json' },
  { table: 'section_authors', column: 'account_id', erased: 'cascade', exported: 'co-authors.json' },
  { table: 'section_authors', column: 'author_id', erased: 'delete', exported: 'co-authors.json' },
  { table: 'invitations', column: 'account_id', erased: 'cascade', exported: 'co-authors.json' },
  {
    ...{ table: 'invitations', column: 'accepted_by', erased: 'delete', exported: 'co-authors.json' },
    lookup: { kind: 'invitation', key: 'token_hash' },
  },
  {
    ...{ table: 'invitations', column: 'email_key', holds: 'address key', erased: 'delete' },
    ...{ lookup: { kind: 'invitation', key: 'token_hash' }, exported: 'co-authors.json' },
  },
  { table: 'invitations', column: 'email', holds: 'copy', erased: 'cascade', exported: 'co-authors.json' },

  { table: 'comment_threads', column: 'account_id', erased: 'cascade', exported: 'comments.json' },
  { table: 'comment_guests', column: 'account_id', erased: 'cascade', exported: 'comments.json' },
  { table: 'comments', column: 'account_id', erased: 'cascade', exported: 'comments.json' },
  { table: 'comments', column: 'author_id', erased: 'delete', exported: 'comments.json' },
  { table: 'commented_plans', column: 'account_id', erased: 'cascade', exported: COPY },
  { table: 'commented_plans', column: 'owner_id', erased: 'delete', exported: COPY },
  { table: 'comment_mail_choices', column: 'account_id', erased: 'cascade', exported: 'comments.json' },

  // What was paid and agreed to is kept as long as the law asks, under an id that leads to no person.
  { table: 'billing_customers', column: 'account_id', erased: 'cascade', exported: 'payments.json' },
  { table: 'billing_orders', column: 'account_id', erased: 'keep', exported: 'payments.json' },
  { table: 'billing_payments', column: 'account_id', erased: 'keep', exported: 'payments.json' },
  {
    ...{ table: 'billing_declarations', column: 'account_id', exported: 'payments.json' },
    erased: { blank: ['name', 'reason'] },
  },

  // What is on its way arrives, the goodbye too; once it has, only that it was sent is left, for some weeks.
  { table: 'mails', column: 'account_id', erased: 'keep', exported: 'not: on its way to them' },
  { table: 'mails', column: 'recipient', holds: 'copy', erased: 'keep', exported: 'not: on its way to them' },
  { table: 'mail_attachments', column: 'account_id', erased: 'keep', exported: 'not: on its way to them' },

  { table: 'operators', column: 'account_id', erased: 'delete', exported: RECORD },
  { table: 'operator_recovery_codes', column: 'account_id', erased: 'delete', exported: SECRET },
  { table: 'operator_passes', column: 'account_id', erased: 'delete', exported: SECRET },
  { table: 'operator_acts', column: 'done_by', holds: 'copy', erased: 'keep', exported: RECORD },
  { table: 'operator_acts', column: 'subject', holds: 'copy', erased: 'keep', exported: RECORD },

  { table: 'sessions', column: 'account_id', erased: 'cascade', exported: 'sessions.json' },
  { table: 'known_devices', column: 'account_id', erased: 'cascade', exported: 'known-devices.json' },
  { table: 'portraits', column: 'account_id', erased: 'cascade', exported: 'portrait.webp' },
  { table: 'account_keys', column: 'account_id', erased: 'cascade', exported: SECRET },
  { table: 'account_keys', column: 'email', holds: 'copy', erased: 'cascade', exported: SECRET },
  // The provider's name of it leads to the payments that are kept.
  {
    ...{ table: 'lookups', column: 'account_id', erased: 'delete', exported: SECRET },
    except: "kind = 'customer'",
  },
  { table: 'lookups', column: 'key', holds: 'copy', erased: 'cascade', exported: SECRET },
  { table: 'accounts', column: 'email', holds: 'copy', erased: 'cascade', exported: 'account.json' },
  { table: 'accounts', column: 'address_key', holds: 'copy', erased: 'cascade', exported: 'account.json' },
  // Nothing but the id, so that no restored backup brings it back.
  { table: 'erasures', column: 'id', erased: 'keep', exported: 'not: there is none before the deletion' },
  { table: 'accounts', column: 'id', erased: 'delete', exported: 'account.json' },
];
