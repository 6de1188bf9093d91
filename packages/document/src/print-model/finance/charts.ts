import type { Finance } from '@trazo/plan/sections/finance';
import type { PrintChart } from '../print-model.ts';
import type { Wording } from '../wording.ts';

export function printCharts(_finance: Finance, _wording: Wording): readonly PrintChart[] {
  return [];
}
