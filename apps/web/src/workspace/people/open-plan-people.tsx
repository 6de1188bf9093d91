import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../shared/session/use-session.ts';
import { planEvents, planStore, planSync } from '../plan-store/singletons.ts';
import { notePayer } from '../plan-sync/plan-without-watermark.ts';
import { useSyncState } from '../plan-sync/use-plan-sync.ts';
import { presence } from './presence.ts';
import { refreshPeople, useKnownPeople } from './use-people.ts';

/** Throttle: who changed a section last is asked after so long, however much is written. */
const ASKED_AFTER = 5_000;

/** The plan of this tab, as far as the server has it. A session that has ended is known before the plan's state is. */
export const useOpenPlanId = (): string | undefined => {
  const isSignedIn = useSession((session) => session.kind === 'signedIn');
  const { kind } = useSyncState();
  const isOurs = isSignedIn && kind !== 'onDevice' && kind !== 'signedOut' && kind !== 'gone';
  return isOurs && planStore.record().epoch > 0 ? planStore.draftId() : undefined;
};

/** The people of the plan that this tab shows; undefined until they are known, and of a plan that no server has. */
export const useOpenPlanPeople = () => useKnownPeople(useOpenPlanId()).data;

/** Takes part in what the people of the open plan tell each other. */
export function OpenPlanPeople() {
  const client = useQueryClient();
  const id = useOpenPlanId();
  const { data } = useKnownPeople(id);
  const isShared = data !== undefined && data.people.length > 1;
  const mayExport = data?.may_export;
  useEffect(() => {
    if (id !== undefined && mayExport !== undefined) notePayer(id, mayExport);
  }, [id, mayExport]);
  useEffect(() => {
    presence.join(isShared ? id : undefined);
  }, [id, isShared]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = planEvents.onEvent(({ plan, event, data: heard }) => {
      // Gone where it was: it may have been handed over.
      if (event === 'people' || event === 'gone') void refreshPeople(client, plan);
      if (event === 'presence') presence.hear(heard);
      if (event === 'changes' && isShared) {
        timer ??= setTimeout(() => {
          timer = undefined;
          void refreshPeople(client, plan);
        }, ASKED_AFTER);
      }
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, isShared]);
  const isWatched = useStore(presence.others, (others) => others.size > 0);
  useEffect(() => {
    planSync.isWatched = isWatched;
  }, [isWatched]);
  useEffect(() => () => presence.join(undefined), []);
  return null;
}
