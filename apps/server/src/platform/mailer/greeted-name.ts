/** Something that a mail program makes a link of: `evil.example`, with or without what stands before and after it. */
const ADDRESS = /:\/\/|www\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

/**
 * The name a mail greets with; empty where it could be somebody's message to a stranger. Anybody can sign up with another's
 * address and write as a name what they want to have mailed there.
 *
 * `isOwn`: whether the mailbox is known to be the account's.
 */
export const greetedName = (name: string, isOwn: boolean): string =>
  isOwn || !ADDRESS.test(name) ? name : '';
