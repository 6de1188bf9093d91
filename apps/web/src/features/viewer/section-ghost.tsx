import { Button } from '@mantine/core';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingSheet } from '../../workspace/document-view/waiting-sheet.tsx';
import { draftPreview } from '../../workspace/plan-sync/draft-preview.ts';

interface SectionGhostProps {
  readonly section: SectionId;
  readonly onDismiss: () => void;
}

/** Stands where the pages of a section will be that says nothing yet. */
export function SectionGhost({ section, onDismiss }: SectionGhostProps) {
  const { t } = useTranslation(['viewer', section]);
  const sheet = useSyncExternalStore(draftPreview.onDraft, draftPreview.sheet);
  return (
    <WaitingSheet
      sheet={sheet}
      busy={false}
      title={t('viewer:ghost.title', { section: t(`${section}:title`) })}
    >
      <p>{t('viewer:ghost.text')}</p>
      <Button variant="default" onClick={onDismiss}>
        {t('viewer:ghost.pages')}
      </Button>
    </WaitingSheet>
  );
}
