import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { emptyPlan } from '@trazo/plan/plan';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { IconFileImport } from '../../shared/icons/icons.ts';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';
import { planOperations } from '../../workspace/plan-store/singletons.ts';
import { WordImport } from '../../workspace/word-import/word-import.tsx';

/** Begins a new plan with the chapters of one that was written elsewhere. */
export function ImportPlan() {
  const { t } = useTranslation('wordImport');
  const [isOpen, dialog] = useDisclosure();
  const navigate = useNavigate();
  const store = usePlanStore();
  return (
    <>
      <Button variant="subtle" leftSection={<IconFileImport size={18} stroke={1.5} />} onClick={dialog.open}>
        {t('action')}
      </Button>
      {isOpen && (
        <WordImport
          into={emptyPlan}
          onPut={async (plan) => {
            await planOperations.begin({ ...plan, theme: store.getState().draft.theme });
          }}
          canUndo={false}
          onFinish={() => void navigate('/builder/form')}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
