import type { Mutation } from './mutation.ts';

const PLANS = 'apps/server/src/modules/plans';
const STORE = 'apps/web/src/workspace/plan-store';

/** Plans that are lost, written over, or another account's. */
export const SAVING: readonly Mutation[] = [
  {
    // A plan of any account is opened, changed and copied by who knows its id.
    file: `${PLANS}/plan-repository.ts`,
    from: 'and(eq(plans.accountId, owner), eq(plans.id, planIdOf(id)), IS_THERE)',
    to: 'and(eq(plans.id, planIdOf(id)), IS_THERE)',
    tests: [`${PLANS}/plans.test.ts`],
  },
  {
    // Name and status of another account's plans change.
    file: `${PLANS}/plan-repository.ts`,
    from: 'and(eq(plans.accountId, owner), inArray(plans.id, ids.map(planIdOf)), IS_THERE)',
    to: 'and(inArray(plans.id, ids.map(planIdOf)), IS_THERE)',
    tests: [`${PLANS}/plans.test.ts`],
  },
  {
    // Some of several plans change although one of them is not there.
    file: `${PLANS}/plan-service.ts`,
    from: "if (rows.length !== different.length) throw new ApiError('not_found');",
    to: '',
    tests: [`${PLANS}/plans.test.ts`],
  },
  {
    // A plan sent again because the answer was lost is refused, or is there twice.
    file: `${PLANS}/plan-saving.ts`,
    from: 'if (before.version === 1 && before.content === sent.text) return toSummary(before);',
    to: '',
    tests: [`${PLANS}/plan-conflicts.test.ts`],
  },
  {
    // Who read an older content takes back what others wrote since.
    file: `${PLANS}/plan-saving.ts`,
    from: 'return merge(options, tx, save, current, base.content);',
    to: 'return merge(options, tx, save, current, current.content);',
    tests: [`${PLANS}/plan-conflicts.test.ts`, `${PLANS}/plan-changes.test.ts`],
  },
  {
    // A change that builds on what the server does not have is taken, and hidden in the document.
    file: `${PLANS}/plan-changes.ts`,
    from: "if (revision > version) throw new ApiError('changes_incomplete');",
    to: '',
    tests: [`${PLANS}/plan-changes.test.ts`],
  },
  {
    // A device of an older epoch writes into a document that was rebuilt.
    file: `${PLANS}/plan-changes.ts`,
    from: "if (Math.max(epoch, FIRST_EPOCH) !== state.epoch) throw new ApiError('document_replaced');",
    to: '',
    tests: [`${PLANS}/plan-changes.test.ts`],
  },
  {
    // What stood in a damaged row is not asked of the server.
    file: `${STORE}/readable-plan.ts`,
    from: '{ ...record, revision: 0 }',
    to: 'record',
    tests: [`${STORE}/exchange.test.ts`],
  },
  {
    // What the browser's database refuses is forgotten.
    file: `${STORE}/device-plans.ts`,
    from: 'this.#journalTimer ??= setTimeout(this.writeJournal, JOURNAL_AFTER);\n      return false;',
    to: 'this.#pending.delete(plan);\n      return true;',
    tests: [`${STORE}/shown-plan.test.ts`],
  },
  {
    // A word whose acknowledgement was lost stands twice once the server has rebuilt its document.
    file: 'packages/contract/src/plan-document/rebuild.ts',
    from: 'replaced.get(client) ?? 0',
    to: '0',
    tests: [`${STORE}/exchange.test.ts`],
  },
  {
    // A deletion is taken back by another account.
    file: `${PLANS}/deleted-plan-repository.ts`,
    from: 'and(eq(plans.accountId, owner), isNotNull(plans.deletedAt))',
    to: 'isNotNull(plans.deletedAt)',
    tests: [`${PLANS}/deleted-plans.test.ts`],
  },
  {
    // What was deleted an hour ago is erased with the rest.
    file: `${PLANS}/deleted-plans.ts`,
    from: 'eraseOf(tx, erasure, accountId, { before: before() })',
    to: 'eraseOf(tx, erasure, accountId)',
    tests: [`${PLANS}/deleted-plans.test.ts`],
  },
  {
    // A day to take a deletion back is an hour.
    file: `${PLANS}/deleted-plans.ts`,
    from: 'KEPT_MS = 24 * 3_600_000',
    to: 'KEPT_MS = 3_600_000',
    tests: [`${PLANS}/deleted-plans.test.ts`],
  },
  {
    // A full account takes no plan although what is deleted could make way.
    file: `${PLANS}/text-storage.ts`,
    from: 'await eraseOf(tx, erasure, owner);',
    to: '',
    tests: [`${PLANS}/plans.test.ts`],
  },
  {
    // A save that grows a plan is refused for the space the plan itself takes.
    file: `${PLANS}/text-storage.ts`,
    from: '(await storedBytes(on, owner, RESERVED, id))',
    to: '(await storedBytes(on, owner, RESERVED))',
    tests: [`${PLANS}/plans.test.ts`],
  },
  {
    // A picture goes while a copy of the plan still shows it.
    file: `${PLANS}/plan-image-repository.ts`,
    from: 'return hashes.filter((hash) => !stillUsed.has(hash));',
    to: 'return [...hashes];',
    tests: [`${PLANS}/plan-images.test.ts`],
  },
  {
    // Pictures are stored without end.
    file: `${PLANS}/plan-images.ts`,
    from: '+ bytes > STORAGE_LIMIT',
    to: '+ bytes < 0',
    tests: [`${PLANS}/plan-images.test.ts`],
  },
];
