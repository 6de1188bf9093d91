import { Button, Input } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CropDialog } from '../../shared/form/crop-dialog.tsx';
import { decodePicture, type PictureError, pictureErrorOf } from '../../shared/form/picture-file.ts';
import { keepPicture } from '../pictures/pictures.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { useOfferUndo } from '../plan-store/offer-undo.ts';
import { usePlanStore } from '../plan-store/plan-context.tsx';
import { emptyField } from './empty-field.ts';
import styles from './photo-field.module.css';
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
  const { t } = useTranslation(['fields', 'drafts', 'navigation']);
  const field = useField(section, path);
  const store = usePlanStore();
  const offerUndo = useOfferUndo();
  const value = String(field.value ?? '');
  const { url, isLost } = usePicture(value);
  const chosen = useChosenPicture();
  const container = useRef<HTMLDivElement>(null);
  const choice = t(value === '' ? 'fields:photo.choose' : 'fields:photo.replace');
  // What had the focus has gone with what was done.
  const focusDrop = () => container.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
  const close = () => {
    flushSync(chosen.clear);
    focusDrop();
  };
  const use = async (picture: Blob) => {
    const { reference, kept } = await keepPicture(picture);
    field.set(reference as typeof field.value);
    chosen.setError(kept ? undefined : 'notKept');
    close();
  };
  const remove = () => {
    const putBack = emptyField(store, section, path);
    chosen.setError(undefined);
    focusDrop();
    offerUndo(t('fields:photo.removed'), t('drafts:undo'), putBack);
  };
  const shownError = chosen.error ?? (isLost ? 'lost' : undefined);
  const error = shownError === undefined ? undefined : t(`fields:photo.errors.${shownError}`);
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
      <div ref={container} className={styles.photo}>
        {url !== undefined && <img className={styles.photoPicture} src={url} alt={t('fields:photo.alt')} />}
        <Dropzone
          className={styles.drop}
          onDrop={([file]) => void chosen.read(file)}
          onReject={([rejection]) => void chosen.read(rejection?.file)}
          multiple={false}
          loading={chosen.busy}
          p="sm"
          inputProps={{ 'aria-label': t('navigation:labelled', { label: field.label, text: choice }) }}
        >
          <strong>{choice}</strong>
          <div className={styles.formats}>{t('fields:photo.formats')}</div>
        </Dropzone>
        {value !== '' && (
          <Button data-in-text variant="subtle" onClick={remove}>
            {t('fields:photo.remove')}
          </Button>
        )}
      </div>
      {chosen.picture !== undefined && (
        <CropDialog
          picture={chosen.picture}
          aspect={aspect === 'free' ? undefined : aspect}
          {...(side === undefined ? {} : { side })}
          onUse={use}
          onClose={close}
        />
      )}
    </Input.Wrapper>
  );
}

/** The file that is being read, then cropped. */
function useChosenPicture() {
  const [picture, setPicture] = useState<Blob>();
  const [error, setError] = useState<PictureError | 'notKept'>();
  const [busy, setBusy] = useState(false);
  const read = async (file: Blob | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    const found = await pictureErrorOf(file);
    const decoded = found === undefined ? await decodePicture(file) : undefined;
    setError(found ?? (decoded === undefined ? 'unreadable' : undefined));
    setPicture(decoded);
    setBusy(false);
  };
  return { picture, error, busy, read, setError, clear: () => setPicture(undefined) };
}
