import { z } from 'zod';
import { objection } from '../../issue-codes.ts';
import { percent } from './numbers.ts';

/** One part of an invoice and when it is paid, counted from the invoice; before it where the days are negative. */
const part = (earliest: number) => z.strictObject({ share: percent, days: z.int().min(earliest).max(360) });
const inTenThousandths = (share: string): number => Math.round(Number(share) * 10_000);

const terms = (earliest: number) =>
  z
    .array(part(earliest))
    .min(1)
    .max(3)
    .refine(
      (parts) => parts.reduce((total, { share }) => total + inTenThousandths(share), 0) === 1_000_000,
      objection('shares_not_whole', 'the shares must come to 100'),
    );

/** When customers pay; negative days are a deposit in advance. */
export const customerTerms = terms(-360);
/** When suppliers are paid. */
export const supplierTerms = terms(0);
export type Terms = z.infer<typeof customerTerms>;

export const paidAtOnce = (): Terms => [{ share: '100', days: 0 }];
