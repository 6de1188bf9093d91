import { NativeSelect } from '@mantine/core';
import { PAPERS } from '@trazo/plan/theme/papers';
import type { Theme } from '@trazo/plan/theme/theme';
import { useTranslation } from 'react-i18next';

interface PaperChoiceProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
}

/** The paper the document is printed on. */
export function PaperChoice({ theme, onChange }: PaperChoiceProps) {
  const { t } = useTranslation('viewer');
  return (
    <NativeSelect
      label={t('paper.label')}
      value={theme.paper}
      onChange={({ currentTarget }) => {
        const paper = PAPERS.find((one) => one === currentTarget.value);
        if (paper !== undefined) onChange({ ...theme, paper });
      }}
      data={PAPERS.map((paper) => ({ value: paper, label: t(`paper.${paper}`) }))}
    />
  );
}
