import { downloadEditable, downloadPlan, downloadWorkbook } from '@trazo/contract/api/plans';
import { DOCX_TYPE, XLSX_TYPE } from '@trazo/contract/api/route';
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

/** Hands a saved plan as a document that can be edited to the visitor's downloads. */
export async function downloadSavedEditable(id: string): Promise<ApiResult<{ file_name: string }>> {
  const result = await callApi(downloadEditable, { params: { id }, plan: id });
  if (result.isError) return result;
  const { business_plan_base_64_docx, file_name } = result.body;
  saveFile(file_name, new Blob([base64ToUint8Array(business_plan_base_64_docx)], { type: DOCX_TYPE }));
  return { isError: false, body: { file_name } };
}

/** Hands the forecast of a saved plan as a workbook to the visitor's downloads. */
export async function downloadSavedWorkbook(id: string): Promise<ApiResult<{ file_name: string }>> {
  const result = await callApi(downloadWorkbook, { params: { id }, plan: id });
  if (result.isError) return result;
  const { workbook_base_64_xlsx, file_name } = result.body;
  saveFile(file_name, new Blob([base64ToUint8Array(workbook_base_64_xlsx)], { type: XLSX_TYPE }));
  return { isError: false, body: { file_name } };
}
