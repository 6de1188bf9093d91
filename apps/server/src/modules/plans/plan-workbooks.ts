import { planForecast } from '@trazo/packs/plan-forecast';
import { workbookFileName } from '@trazo/plan/product';
import { workbookFile } from '@trazo/workbook/workbook';
import type { Account } from '../../platform/authentication/account.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { PlanContents } from './plan-content.ts';
import type { PlanDocuments } from './plan-documents.ts';

export interface PlanWorkbook {
  readonly xlsx: Uint8Array;
  readonly fileName: string;
}

/** The forecasts of saved plans as workbooks. */
export interface PlanWorkbooks {
  /** As a document may leave the house; `forecast_missing` where the plan's figures follow from no complete forecast. */
  download(owner: Account, id: string): Promise<PlanWorkbook>;
}

interface PlanWorkbooksOptions {
  readonly contents: Pick<PlanContents, 'read'>;
  readonly documents: Pick<PlanDocuments, 'toExport'>;
}

export function createPlanWorkbooks({ contents, documents }: PlanWorkbooksOptions): PlanWorkbooks {
  return {
    download: async (owner, id) => {
      const row = await documents.toExport(owner, id);
      const { plan, theme } = contents.read(row.content);
      const worked = plan.finance.assumptions?.linked === true ? planForecast(plan) : null;
      if (worked?.forecast.state !== 'complete') throw new ApiError('forecast_missing');
      const xlsx = await workbookFile(worked, theme.language);
      return { xlsx, fileName: workbookFileName(row.name) };
    },
  };
}
