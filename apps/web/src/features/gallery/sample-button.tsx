import { Button } from '@mantine/core';
import type { Theme } from '@trazo/plan/theme/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { stillHere } from '../../shared/layout/builder-address.ts';
import { showNotice } from '../../shared/notices/notices.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useOfferUndo } from '../../workspace/plan-store/offer-undo.ts';
import { sampleDraft } from '../../workspace/plan-store/sample-draft.ts';
import { planOperations } from '../../workspace/plan-store/singletons.ts';

/** Begins with the invented company of the interface's language, in the template being looked at. */
export function SampleButton({ theme }: { theme: Theme }) {
  const { t } = useTranslation(['gallery', 'drafts']);
  const language = useLanguage();
  const offerUndo = useOfferUndo();
  const navigate = useNavigate();
  const [isLoading, setLoading] = useState(false);
  const begin = async () => {
    setLoading(true);
    const isHere = stillHere();
    try {
      const draft = await sampleDraft(language, theme);
      // Who has gone on meanwhile, to write, say, keeps what is there.
      if (!isHere()) return;
      const undo = await planOperations.begin(draft);
      offerUndo(t('drafts:sample.done'), t('drafts:undo'), undo);
      void navigate('/builder/form');
    } catch {
      showNotice({ tone: 'error', text: t('drafts:sample.failed') });
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
