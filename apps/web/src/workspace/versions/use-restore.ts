import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showNotice } from '../../shared/notices/notices.ts';
import type { Draft } from '../plan-store/draft.ts';
import { usePlanStore } from '../plan-store/plan-context.tsx';
import { planSync } from '../plan-store/singletons.ts';
import { useKeepVersion } from './use-versions.ts';

interface Restored {
  readonly draft: Draft;
  /** When the version was kept, in words. */
  readonly moment: string;
}

/**
 * Makes the plan that is open what a version says: one edit of this tab, sent and undone as any other. As it was before, it is kept as a
 * version first.
 */
export function useRestore(plan: string) {
  const { t } = useTranslation('versions');
  const store = usePlanStore();
  const keep = useKeepVersion(plan);
  return useMutation({
    mutationFn: async ({ draft }: Restored) => {
      const { kind } = await planSync.run('send');
      if (kind !== 'saved') throw new Error(t('notSaved'));
      await keep.mutateAsync(undefined);
      store.replaceDraft(draft, { asStep: true });
    },
    onSuccess: (_nothing, { moment }) =>
      void showNotice({ tone: 'success', text: t('restore.done', { moment }) }),
  });
}
