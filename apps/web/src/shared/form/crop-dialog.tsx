import { Button, Chip, Group, Input, Modal, Slider } from '@mantine/core';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../dialogs/use-opener-focus.ts';
import styles from './crop-dialog.module.css';
import { cropPicture, type PixelArea } from './picture-file.ts';

const SHAPE_NAMES = ['whole', 'square', 'wide'] as const;
type Shape = (typeof SHAPE_NAMES)[number];

/** Width by height; the whole picture keeps its own. */
const SHAPES: Readonly<Record<Shape, number | undefined>> = { whole: undefined, square: 1, wide: 2.5 };

interface CropDialogProps {
  readonly picture: Blob;
  /** Width by height; without it, the person chooses among a few shapes. */
  readonly aspect: number | undefined;
  /** Pixels of the longer side of what is used; as many as paper needs where absent. */
  readonly side?: number;
  readonly onUse: (picture: Blob) => Promise<void>;
  readonly onClose: () => void;
}

/** Chooses the part of a picture that is printed. */
export function CropDialog({ picture, aspect, side, onUse, onClose }: CropDialogProps) {
  useOpenerFocus();
  const { t } = useTranslation('fields');
  const url = useObjectUrl(picture);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PixelArea>();
  const [shape, setShape] = useState<Shape>('whole');
  const [whole, setWhole] = useState<PixelArea>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const use = async (chosen: PixelArea) => {
    setBusy(true);
    setFailed(false);
    try {
      await onUse(await cropPicture(picture, chosen, side));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('photo.cropTitle')}
      closeButtonProps={{ 'aria-label': t('photo.cancel') }}
    >
      <div className={styles.cropArea}>
        {url !== undefined && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={aspect ?? SHAPES[shape] ?? (whole === undefined ? 1 : whole.width / whole.height)}
            onMediaLoaded={({ naturalWidth, naturalHeight }) =>
              setWhole({ x: 0, y: 0, width: naturalWidth, height: naturalHeight })
            }
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      {aspect === undefined && <ShapeChoice shape={shape} onChoose={setShape} />}
      <Slider
        className={styles.zoom}
        thumbLabel={t('photo.zoom')}
        label={null}
        min={1}
        max={3}
        step={0.05}
        value={zoom}
        onChange={setZoom}
      />
      <Input.Error role="alert">{failed && t('photo.errors.notCropped')}</Input.Error>
      <Group justify="flex-end">
        <Button variant="subtle" onClick={onClose}>
          {t('photo.cancel')}
        </Button>
        {aspect === undefined && (
          <Button
            variant="default"
            disabled={whole === undefined || busy}
            onClick={() => {
              if (whole !== undefined) void use(whole);
            }}
          >
            {t('photo.useWhole')}
          </Button>
        )}
        <Button
          disabled={area === undefined}
          loading={busy}
          onClick={() => {
            if (area !== undefined) void use(area);
          }}
        >
          {t('photo.use')}
        </Button>
      </Group>
    </Modal>
  );
}

function ShapeChoice({ shape, onChoose }: { shape: Shape; onChoose: (shape: Shape) => void }) {
  const { t } = useTranslation('fields');
  return (
    <Chip.Group
      value={shape}
      onChange={(next) => onChoose(SHAPE_NAMES.find((name) => name === next) ?? shape)}
    >
      <Group className={styles.shapes} gap="xs" role="radiogroup" aria-label={t('photo.shape')}>
        {SHAPE_NAMES.map((name) => (
          <Chip key={name} value={name}>
            {t(`photo.shapes.${name}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}

/** An address for a blob, released when it is not shown any more. */
function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return url;
}
