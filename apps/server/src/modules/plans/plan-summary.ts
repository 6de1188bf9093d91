import type { PlanSummary } from '@trazo/contract/plans/plan';
import { coverVersion } from './cover-version.ts';
import type { ListedRow } from './plan-reads.ts';
import type { SummaryRow } from './plan-repository.ts';

/** A plan as the API describes it. */
export const toSummary = (row: SummaryRow): PlanSummary =>
  toListed({ ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() });

/** The same of one of a list. */
export const toListed = (row: Omit<ListedRow, 'unfolded'>): PlanSummary => ({
  _id: row.id,
  business_plan_name: row.name,
  business_plan_status: row.status,
  business_plan_cover: `/api/covers/${row.coverKey}?v=${coverVersion(row.version)}`,
  version: row.version,
  completeness: row.completeness,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
});
