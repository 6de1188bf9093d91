import i18next from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { showNotice } from '../../shared/notices/notices.ts';
import { orderAddress } from '../../workspace/billing/order-address.ts';
import { keepPreview } from '../../workspace/document-view/kept-preview.ts';
import { downloadSavedPlan } from '../../workspace/plan-sync/download-plan.ts';
import { planSync } from '../../workspace/plan-sync/this-tab-sync.ts';

const REGISTER = orderAddress('download', '/builder/document');

/** The way of a document out of the house (specification §4): to who may have it as a file, else by way of step 3. */
export function useDownload(preview: Blob | undefined): { isBusy: boolean; start: () => void } {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const start = useCallback(() => {
    const register = async () => {
      if (preview !== undefined) await keepPreview(preview);
      if (isHere.current) await navigate(REGISTER);
    };
    const download = async () => {
      const state = await planSync.saveNow();
      if (state.kind === 'local') return register();
      if (state.kind !== 'saved') {
        const why = state.kind === 'refused' ? state.error : i18next.t('planSync:notSavedYet');
        showNotice({ tone: 'error', text: why });
        return;
      }
      const result = await downloadSavedPlan(state.planId);
      if (!result.isError) {
        showNotice({ tone: 'success', text: i18next.t('plans:download.done') });
        // A user who has gone on writing keeps the focus.
        if (isHere.current) await navigate('/my-plans');
      } else if (result.code === 'entitlement_needed' && isHere.current) await register();
      else showNotice({ tone: 'error', text: result.error });
    };
    setBusy(true);
    void download().finally(() => setBusy(false));
  }, [preview, navigate]);
  return { isBusy, start };
}
