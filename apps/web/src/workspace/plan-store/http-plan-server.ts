import { changePlan, openPlanDocument, uploadPlanPicture } from '@trazo/contract/api/plan-changes';
import { currentVersion } from '@trazo/contract/content/migrations';
import { base64ToUint8Array, uint8ArrayToBase64 } from 'uint8array-extras';
import { callApi } from '../../shared/api/api-client.ts';
import type { PlanServer } from './plan-server.ts';

const bytesOf = (update: string | undefined): Uint8Array | undefined =>
  update === undefined ? undefined : base64ToUint8Array(update);

/** The server by its API. */
export const httpPlanServer: PlanServer = {
  async open(plan) {
    const result = await callApi(openPlanDocument, { params: { id: plan } });
    if (result.isError) return result;
    return { isError: false, body: { ...result.body, update: base64ToUint8Array(result.body.update) } };
  },
  async send(plan, { epoch, revision, update }, { keepalive } = { keepalive: false }) {
    const body = { epoch, revision, schema: currentVersion(), update: uint8ArrayToBase64(update) };
    const result = await callApi(changePlan, { params: { id: plan }, body, keepalive });
    if (result.isError) return result;
    return { isError: false, body: { ...result.body, update: bytesOf(result.body.update) } };
  },
  upload: (plan, picture) => callApi(uploadPlanPicture, { params: { id: plan }, body: { picture } }),
};
