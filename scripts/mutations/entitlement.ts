import type { Mutation } from './mutation.ts';

const BILLING = 'apps/server/src/modules/billing';
const PLANS = 'apps/server/src/modules/plans';

/** Access without payment, and payment without access. */
export const ENTITLEMENT: readonly Mutation[] = [
  {
    // Who cancelled keeps access for the days of grace.
    file: `${BILLING}/entitlement.ts`,
    from: 'renews ? new Date(paid.getTime() + grace) : paid',
    to: 'new Date(paid.getTime() + grace)',
    tests: [`${BILLING}/entitlement.test.ts`],
  },
  {
    // Access ends while the debit of a renewal is on its way.
    file: `${BILLING}/entitlement.ts`,
    from: 'isDebited ? Math.max(graceMs, DEBIT_MS) : graceMs',
    to: 'graceMs',
    tests: [`${BILLING}/entitlement.test.ts`],
  },
  {
    // A debit that was refused gives access as long as one on its way.
    file: `${BILLING}/entitlement.ts`,
    from: 'debit !== null && running?.due === null',
    to: 'debit !== null',
    tests: [`${BILLING}/entitlement.test.ts`],
  },
  {
    // A paid month is called a trial.
    file: `${BILLING}/entitlement.ts`,
    from: "paidFor === 'trial' && now < paid",
    to: 'now < paid',
    tests: [`${BILLING}/entitlement.test.ts`],
  },
  {
    // What was given back still gives access.
    file: `${BILLING}/sync/state-of-facts.ts`,
    from: 'isPaid(invoice) && !invoice.isRefunded &&',
    to: 'isPaid(invoice) &&',
    tests: [`${BILLING}/sync/provider-duties.test.ts`],
  },
  {
    // The trial is sold again to who got its money back.
    file: `${BILLING}/sync/state-of-facts.ts`,
    from: 'hadTrial: paid.some(paysTrial)',
    to: 'hadTrial: paid.filter(isGood).some(paysTrial)',
    tests: [`${BILLING}/sync/provider-duties.test.ts`],
  },
  {
    // A withdrawal keeps its access until the provider answers.
    file: `${BILLING}/ending/subscription-service.ts`,
    from: 'paidUntil: null, paidFor: null }',
    to: 'paidFor: null }',
    tests: [`${BILLING}/ending/withdrawal.test.ts`],
  },
  {
    // A dispute that was won still takes access away.
    file: `${BILLING}/provider/read-provider.ts`,
    from: "new Set(['won', 'warning_closed', 'prevented'])",
    to: "new Set(['warning_closed', 'prevented'])",
    tests: [`${BILLING}/ending/withdrawal.test.ts`],
  },
  {
    // Documents are downloaded without payment.
    file: `${PLANS}/plan-documents.ts`,
    from: 'await policy.requireTakingOut(owner);',
    to: 'await policy.mayExport(owner);',
    tests: [`${PLANS}/plan-documents.test.ts`],
  },
  {
    // A link goes on showing the plan when what was paid is over.
    file: 'apps/server/src/modules/shares/share-service.ts',
    from: ' || !(await policy.mayExport(found.owner))',
    to: '',
    tests: [`${BILLING}/orders/payments.test.ts`],
  },
  {
    // The copy of an account's data has documents without payment.
    file: `${PLANS}/plan-holdings.ts`,
    from: 'if (!withDocuments) continue;',
    to: '',
    tests: [`${BILLING}/orders/payments.test.ts`],
  },
  {
    // The preview of who has not paid is the document itself.
    file: `${PLANS}/previews-without-watermark.ts`,
    from: '(await documents.mayOmitWatermark(owner, planId)) ? owner.id : undefined',
    to: '((await documents.mayOmitWatermark(owner, planId)), owner.id)',
    tests: [`${PLANS}/plan-documents.test.ts`],
  },
];
