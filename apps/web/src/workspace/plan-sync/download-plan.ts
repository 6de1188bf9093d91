import { downloadEditable, downloadPlan, downloadWorkbook } from '@trazo/contract/api/plans';
import { DOCX_TYPE, XLSX_TYPE } from '@trazo/contract/api/route';
import { base64ToUint8Array } from 'uint8array-extras';
import { callApi } from '../../shared/api/api-client.ts';
import { bodyOf } from '../../shared/api/body-of.ts';
import { saveFile } from '../../shared/files/save-file.ts';

const saveAs = (name: string, base64: string, type: string): void =>
  saveFile(name, new Blob([base64ToUint8Array(base64)], { type }));

/** What a saved plan is taken along as: each goes to the visitor's downloads, under the name the server gives it. */
export const PLAN_DOWNLOADS = {
  /** The clean document. */
  direct: async (id: string): Promise<void> => {
    const body = bodyOf(await callApi(downloadPlan, { params: { id }, plan: id }));
    saveAs(body.file_name, body.business_plan_base_64_pdf, 'application/pdf');
  },
  editable: async (id: string): Promise<void> => {
    const body = bodyOf(await callApi(downloadEditable, { params: { id }, plan: id }));
    saveAs(body.file_name, body.business_plan_base_64_docx, DOCX_TYPE);
  },
  workbook: async (id: string): Promise<void> => {
    const body = bodyOf(await callApi(downloadWorkbook, { params: { id }, plan: id }));
    saveAs(body.file_name, body.workbook_base_64_xlsx, XLSX_TYPE);
  },
} as const;
