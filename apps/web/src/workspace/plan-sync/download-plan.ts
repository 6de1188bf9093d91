import { downloadPlan } from '@trazo/contract/api/plans';
import { base64ToUint8Array } from 'uint8array-extras';
import { type ApiResult, callApi } from '../../shared/api/api-client.ts';
import { saveFile } from '../../shared/files/save-file.ts';

/** Hands the clean document of a saved plan to the visitor's downloads, under the name the server gives it. */
export async function downloadSavedPlan(id: string): Promise<ApiResult<{ file_name: string }>> {
  const result = await callApi(downloadPlan, { params: { id }, plan: id });
  if (result.isError) return result;
  const { business_plan_base_64_pdf, file_name } = result.body;
  const bytes = base64ToUint8Array(business_plan_base_64_pdf);
  saveFile(file_name, new Blob([bytes], { type: 'application/pdf' }));
  return { isError: false, body: { file_name } };
}
