import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../shared/formatting/amount-text.ts';
import type { Icon } from '../../shared/icons/icon.tsx';
import {
  IconArrowAutofitHeight,
  IconArrowAutofitWidth,
  IconMinus,
  IconPlus,
} from '../../shared/icons/icons.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { type Zoom, zoomStep } from './stack-layout.ts';
import styles from './zoom-steps.module.css';

interface ZoomStepsProps {
  readonly percent: number;
  readonly onZoom: (zoom: Zoom) => void;
}

/** How large the document is shown, between the steps to smaller and larger. */
export function ZoomSteps({ percent, onZoom }: ZoomStepsProps) {
  const { t } = useTranslation('viewer');
  const language = useLanguage();
  return (
    <div className={styles.steps}>
      <ZoomButton label={t('zoom.out')} Icon={IconMinus} to={zoomStep(percent, -1)} onZoom={onZoom} />
      <output className={styles.percent} aria-label={t('zoom.label')}>
        {formatPercent(`${percent}`, language)}
      </output>
      <ZoomButton label={t('zoom.in')} Icon={IconPlus} to={zoomStep(percent, 1)} onZoom={onZoom} />
    </div>
  );
}

const FITS = [
  { kind: 'width', Icon: IconArrowAutofitWidth },
  { kind: 'page', Icon: IconArrowAutofitHeight },
] as const;

interface FitButtonsProps extends Pick<ZoomStepsProps, 'onZoom'> {
  readonly zoom: Zoom;
  readonly className: string | undefined;
}

/** Fits the document to the width, or to a page. */
export function FitButtons({ zoom, onZoom, className }: FitButtonsProps) {
  const { t } = useTranslation('viewer');
  return FITS.map(({ kind, Icon: Fit }) => (
    <ActionIcon
      key={kind}
      className={className}
      aria-label={t(`zoom.${kind}`)}
      title={t(`zoom.${kind}`)}
      aria-pressed={zoom === kind}
      onClick={() => onZoom(kind)}
    >
      <Fit size={20} stroke={1.5} />
    </ActionIcon>
  ));
}

interface ZoomButtonProps {
  readonly label: string;
  readonly Icon: Icon;
  /** None, where it goes no further. */
  readonly to: Zoom | undefined;
  readonly onZoom: (zoom: Zoom) => void;
}

function ZoomButton({ label, Icon, to, onZoom }: ZoomButtonProps) {
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && onZoom(to)}
    >
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  );
}
