import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Theme } from '@trazo/plan/theme/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sampleDraft } from '../../shared/drafts/sample-draft.ts';
import { offerUndo } from '../../shared/layout/offer-undo.tsx';
import { beginPlan } from '../../shared/plan-sync/begin-plan.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';

/** Begins with the invented company of the interface's language, in the template being looked at. */
export function SampleButton({ theme }: { theme: Theme }) {
  const { t } = useTranslation(['gallery', 'drafts']);
  const language = useLanguage();
  const navigate = useNavigate();
  const [isLoading, setLoading] = useState(false);
  const begin = async () => {
    setLoading(true);
    try {
      const sample = await sampleDraft(language);
      await beginPlan({ ...sample, theme: { ...theme, language } }, (undo) => {
        if (undo !== undefined) offerUndo(t('drafts:sample.done'), t('drafts:undo'), undo);
        void navigate('/builder/form');
      });
    } catch {
      notifications.show({ message: t('drafts:sample.failed') });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button fullWidth variant="default" loading={isLoading} onClick={begin}>
      {t('gallery:sample')}
    </Button>
  );
}
