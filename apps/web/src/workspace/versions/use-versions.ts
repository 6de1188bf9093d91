import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteVersion,
  downloadVersion,
  keepVersion,
  listVersions,
  nameVersion,
  openVersion,
} from '@trazo/contract/api/versions';
import type { Version } from '@trazo/contract/plans/versions';
import { documentFileName } from '@trazo/plan/product';
import { type ApiResult, callApi, callForFile } from '../../shared/api/api-client.ts';
import { bodyOf } from '../../shared/api/body-of.ts';
import { putAnswer } from '../../shared/api/put-answer.ts';
import { refetch } from '../../shared/api/refetch.ts';
import { saveFile } from '../../shared/files/save-file.ts';
import type { Draft } from '../plan-store/draft.ts';

const keyOf = (plan: string) => ['versions', plan];

/** The versions of a saved plan, the newest first. */
export const useVersions = (plan: string) =>
  useQuery({
    queryKey: keyOf(plan),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly Version[]> =>
      bodyOf(await callApi(listVersions, { params: { id: plan }, signal })).versions,
  });

/** What a version says, as a draft. */
export const useVersionDraft = (plan: string, id: string) =>
  useQuery({
    queryKey: [...keyOf(plan), id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Draft> => {
      const params = { id: plan, versionId: id };
      const { business_plan_content: content } = bodyOf(await callApi(openVersion, { params, signal }));
      const { decodeContent } = await import('@trazo/contract/content/content-codec');
      const decoded = decodeContent(content);
      if (!decoded.ok) throw new RangeError(`a version cannot be read: ${decoded.code}`);
      return { ...decoded.plan, theme: decoded.theme };
    },
  });

/** A change of a plan's versions, which answers what there are then. */
function useVersionsChange<Change>(
  plan: string,
  call: (change: Change) => Promise<ApiResult<{ readonly versions: Version[] }>>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => bodyOf(await call(change)).versions,
    onSuccess: (versions) => void putAnswer<readonly Version[]>(client, keyOf(plan), () => versions),
    // It may be another's doing.
    onError: () => void refetch(client, keyOf(plan)),
  });
}

/** Keeps the plan as the server has it: by a name, or without one before another version is restored. */
export const useKeepVersion = (plan: string) =>
  useVersionsChange(plan, (name: string | undefined) =>
    callApi(keepVersion, {
      params: { id: plan },
      body: name === undefined ? { reason: 'restored' } : { reason: 'asked', name },
    }),
  );

export const useNameVersion = (plan: string) =>
  useVersionsChange(plan, ({ id, name }: { readonly id: string; readonly name: string }) =>
    callApi(nameVersion, { params: { id: plan, versionId: id }, body: { name } }),
  );

export const useDeleteVersion = (plan: string) =>
  useVersionsChange(plan, (id: string) => callApi(deleteVersion, { params: { id: plan, versionId: id } }));

/** Hands the document of a version to the visitor's downloads. */
export const useDownloadVersion = (plan: string) =>
  useMutation({
    mutationFn: async ({ id, name }: { readonly id: string; readonly name: string }) => {
      const params = { id: plan, versionId: id };
      const file = bodyOf(await callForFile(downloadVersion, 'application/pdf', { params, plan }));
      saveFile(documentFileName(name), file);
    },
  });
