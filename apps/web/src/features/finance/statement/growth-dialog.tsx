import { GROWTH_LIMITS } from '@trazo/plan/finance/grown-years';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FillDialog, GrowthInput, growthOf } from '../grid/fill-dialog.tsx';

interface GrowthDialogProps {
  /** What the line is called. */
  readonly line: string;
  /** Fills it; false where it has nothing to grow from, or would grow out of all bounds. */
  readonly onFill: (percent: number) => boolean;
  readonly onClose: () => void;
}

const USUAL = '3';

type GrowthError = 'range' | 'impossible';

/** Asks by how much a line grows a year, and fills it. */
export function GrowthDialog({ line, onFill, onClose }: GrowthDialogProps) {
  const { t } = useTranslation('finance');
  const [text, setText] = useState(USUAL);
  const [error, setError] = useState<GrowthError>();
  const fill = () => {
    const percent = growthOf(text);
    if (percent === undefined) setError('range');
    else if (onFill(percent)) onClose();
    else setError('impossible');
  };
  return (
    <FillDialog line={line} onFill={fill} onClose={onClose}>
      <GrowthInput
        label={t('form.grid.growth.label')}
        description={t('form.grid.growth.hint')}
        text={text}
        onText={(typed) => {
          setText(typed);
          setError(undefined);
        }}
        error={error && t(`form.grid.growth.${error}`, GROWTH_LIMITS)}
      />
    </FillDialog>
  );
}
