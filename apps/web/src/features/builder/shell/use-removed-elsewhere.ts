import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showNotice } from '../../../shared/notices/notices.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { ownName } from './finding-name.ts';

/** Says when what was written in here is removed elsewhere, and offers to bring it back. */
export function useRemovedElsewhere(): void {
  const { t } = useTranslation('planSync');
  const store = usePlanStore();
  useEffect(
    () =>
      store.onRemovedElsewhere((removed) => {
        const item = ownName(removed.item);
        showNotice({
          tone: 'neutral',
          text: item === undefined ? t('removedItem.unnamed') : t('removedItem.named', { item }),
          action: { label: t('removedItem.bringBack'), act: () => store.bringBack(removed) },
        });
      }),
    [store, t],
  );
}
