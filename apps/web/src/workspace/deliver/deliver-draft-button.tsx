import { Button } from '@mantine/core';
import i18next from 'i18next';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOnce } from '../../shared/actions/use-once.ts';
import { IconSend } from '../../shared/icons/icons.ts';
import { showNotice } from '../../shared/notices/notices.ts';
import { orderAddress } from '../billing/order-address.ts';
import { useMayExport } from '../billing/use-may-export.ts';
import { keepPreview } from '../document-view/kept-preview.ts';
import { useOpenPlanPeople } from '../people/open-plan-people.tsx';
import { nameOf } from '../people/person-name.ts';
import { planSync } from '../plan-store/singletons.ts';
import { useDraft } from '../plan-store/use-draft.ts';
import { draftPreview } from '../plan-sync/draft-preview.ts';
import { DeliverDialog } from './deliver-dialog.tsx';

interface DeliverDraftButtonProps {
  /** Whether there is a document to deliver. */
  readonly isThere: boolean;
  /** Of its word: where there is no room for it, the button is known by its sign. */
  readonly wordClass?: string | undefined;
  readonly variant?: 'filled' | 'default';
  /** What to think of before; a link in it leaves the dialog. */
  readonly before: (onLeave: () => void) => ReactNode;
}

/** Delivers the plan that is open: to who may, at once; else by way of step 3 (specification §4). */
export function DeliverDraftButton({
  isThere,
  wordClass,
  variant = 'filled',
  before,
}: DeliverDraftButtonProps) {
  const { t } = useTranslation(['plans', 'planSync']);
  const navigate = useNavigate();
  const name = useDraft(({ draft }) => draft.general.companyName.trim()) || t('planSync:unnamed');
  const people = useOpenPlanPeople();
  const owner = people?.people.find(({ role, is_caller }) => role === 'owner' && !is_caller);
  const guest = people && owner && { owner: nameOf(owner), mayExport: people.may_export };
  const mayExport = useMayExport() || guest !== undefined;
  const [plan, setPlan] = useState<string>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const deliver = useOnce(async () => {
    const state = await planSync.run('send');
    if (state.kind === 'saved' && mayExport) setPlan(state.planId);
    else if (state.kind === 'onDevice' || state.kind === 'saved') {
      const { document } = draftPreview.getState();
      if (document !== undefined) await keepPreview(document.blob);
      if (isHere.current) await navigate(orderAddress('download'));
    } else {
      const why = state.kind === 'refused' ? state.error : i18next.t('planSync:notSavedYet');
      showNotice({ tone: 'error', text: why });
    }
  });
  const downloaded = () => {
    showNotice({ tone: 'success', text: t('plans:deliver.directDone') });
    // A user who has gone on writing keeps the focus.
    if (isHere.current) void navigate('/my-plans');
  };
  return (
    <>
      <Button
        variant={variant}
        leftSection={<IconSend size={20} stroke={1.5} />}
        title={t('plans:deliver.hint')}
        disabled={!isThere}
        loading={deliver.busy}
        onClick={deliver.run}
      >
        <span className={wordClass}>{t('plans:action.deliver')}</span>
      </Button>
      {plan !== undefined && (
        <DeliverDialog
          id={plan}
          name={name}
          before={before(() => setPlan(undefined))}
          guest={guest}
          onDownloaded={downloaded}
          onClose={() => setPlan(undefined)}
        />
      )}
    </>
  );
}
