import { Button, Input } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepPicture } from '../drafts/pictures.ts';
import { usePictureUrl } from '../drafts/use-picture.ts';
import { CropDialog } from './crop-dialog.tsx';
import styles from './form.module.css';
import { decodePicture, type PictureProblem, pictureProblem } from './picture-file.ts';
import { type FieldProps, useField } from './use-field.ts';

type PhotoFieldProps<Id extends SectionId> = FieldProps<Id, string> & {
  /** Width by height of the crop; `free` leaves the shape to the person. */
  readonly aspect?: number | 'free';
  /** Pixels of the longer side of what is kept; as many as paper needs for a picture on a page where absent. */
  readonly side?: number;
};

/** A picture, dropped or chosen, cropped, and kept apart from the text. */
export function PhotoField<Id extends SectionId>(props: PhotoFieldProps<Id>) {
  const { section, path, aspect = 1, side } = props;
  const { t } = useTranslation('fields');
  const field = useField(section, path);
  const value = String(field.value ?? '');
  const url = usePictureUrl(value);
  const [source, setSource] = useState<Blob>();
  const [problem, setProblem] = useState<PictureProblem | 'notKept'>();
  const [busy, setBusy] = useState(false);

  const take = async (file: Blob | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    const found = await pictureProblem(file);
    const picture = found === undefined ? await decodePicture(file) : undefined;
    setProblem(found ?? (picture === undefined ? 'unreadable' : undefined));
    setSource(picture);
    setBusy(false);
  };
  const use = async (picture: Blob) => {
    const { reference, kept } = await keepPicture(picture);
    field.set(reference as typeof field.value);
    setProblem(kept ? undefined : 'notKept');
    setSource(undefined);
  };
  const error = problem === undefined ? undefined : t(`photo.errors.${problem}`);
  return (
    <Input.Wrapper
      id={field.id}
      labelElement="div"
      label={field.label}
      description={field.hint}
      error={error}
      role="group"
      aria-labelledby={`${field.id}-label`}
    >
      <div className={styles.photo}>
        {url !== undefined && <img className={styles.photoPicture} src={url} alt={t('photo.alt')} />}
        <Dropzone
          className={styles.drop}
          onDrop={([file]) => void take(file)}
          onReject={([rejection]) => void take(rejection?.file)}
          multiple={false}
          loading={busy}
          p="sm"
          inputProps={{ 'aria-label': `${field.label}: ${t('photo.choose')}` }}
        >
          <strong>{t(value === '' ? 'photo.choose' : 'photo.replace')}</strong>
          <div className={styles.unit}>{t('photo.formats')}</div>
        </Dropzone>
        {value !== '' && (
          <Button data-in-text variant="subtle" onClick={() => field.set('' as typeof field.value)}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
      {source !== undefined && (
        <CropDialog
          picture={source}
          aspect={aspect === 'free' ? undefined : aspect}
          {...(side === undefined ? {} : { side })}
          onUse={use}
          onClose={() => setSource(undefined)}
        />
      )}
    </Input.Wrapper>
  );
}
