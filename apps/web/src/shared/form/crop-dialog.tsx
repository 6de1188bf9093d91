import { Button, Group, Modal, Slider } from '@mantine/core';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';
import { cropPicture, type PixelArea } from './picture-file.ts';

interface CropDialogProps {
  readonly picture: Blob;
  readonly aspect: number;
  readonly onUse: (picture: Blob) => void;
  readonly onClose: () => void;
}

/** Chooses the part of a picture that is printed. */
export function CropDialog({ picture, aspect, onUse, onClose }: CropDialogProps) {
  const { t } = useTranslation('fields');
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PixelArea>();
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [picture]);
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
            aspect={aspect}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
          />
        )}
      </div>
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
      <Group justify="flex-end">
        <Button variant="subtle" onClick={onClose}>
          {t('photo.cancel')}
        </Button>
        <Button
          disabled={area === undefined}
          onClick={async () => {
            if (area !== undefined) onUse(await cropPicture(picture, area));
          }}
        >
          {t('photo.use')}
        </Button>
      </Group>
    </Modal>
  );
}
