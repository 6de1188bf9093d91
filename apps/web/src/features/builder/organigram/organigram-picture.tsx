import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recovery } from '../../../shared/missing-code/this-page.ts';
import { keepPicture } from '../../../workspace/pictures/pictures.ts';
import { usePicture } from '../../../workspace/pictures/use-picture.ts';
import { emptyField } from '../../../workspace/plan-form/empty-field.ts';
import { useOfferUndo } from '../../../workspace/plan-store/offer-undo.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { positionsOf } from './box-layout.ts';
import { fontNames, textMeasure } from './measure-text.ts';
import styles from './organigram.module.css';
import { type Box, placedBox } from './use-organigram.ts';

/** The captured picture: made, shown, offered as a file, deleted. */
export function OrganigramPicture({ boxes }: { readonly boxes: readonly Box[] }) {
  const { t } = useTranslation(['organigram', 'fields', 'drafts']);
  const image = useDraft(({ draft }) => draft.organigram.image);
  const store = usePlanStore();
  const offerUndo = useOfferUndo();
  const { url } = usePicture(image);
  const [state, setState] = useState<'idle' | 'busy' | 'captured' | 'notKept' | 'failed'>('idle');
  const capture = async () => {
    setState('busy');
    try {
      const { reference, kept } = await keepPicture(await pictureOf(boxes));
      store.setField('organigram', 'image', reference);
      setState(kept ? 'captured' : 'notKept');
    } catch {
      setState('failed');
    }
  };
  const remove = () => {
    const putBack = emptyField(store, 'organigram', 'image');
    setState('idle');
    offerUndo(t('organigram:form.image.removed'), t('drafts:undo'), putBack);
  };
  const printed = useDraft(({ draft }) => draft.organigram.imagePrinted);
  const print = (wanted: boolean) => store.setField('organigram', 'imagePrinted', wanted);
  const isError = state === 'failed' || state === 'notKept';
  return (
    <>
      <p className={styles.hint}>{t('organigram:form.image.hint')}</p>
      {url !== undefined && <img className={styles.picture} src={url} alt={t('organigram:form.image.alt')} />}
      {image !== '' && (
        <Checkbox
          checked={printed}
          onChange={({ currentTarget }) => print(currentTarget.checked)}
          label={t('organigram:form.image.print')}
          description={t('organigram:form.image.printHint')}
        />
      )}
      <div className={styles.buttons}>
        <Button variant="default" loading={state === 'busy'} onClick={() => void capture()}>
          {t(image === '' ? 'organigram:form.image.capture' : 'organigram:form.image.again')}
        </Button>
        {url !== undefined && (
          <>
            <Button
              component="a"
              variant="subtle"
              href={url}
              download={`${t('organigram:form.image.fileName')}.png`}
            >
              {t('organigram:form.image.download')}
            </Button>
            <Button variant="subtle" onClick={remove}>
              {t('organigram:form.image.remove')}
            </Button>
          </>
        )}
      </div>
      <p role={isError ? 'alert' : 'status'}>
        {state === 'captured' && t('organigram:form.image.captured')}
        {state === 'failed' && t('organigram:form.image.failed')}
        {state === 'notKept' && t('fields:photo.errors.notKept')}
      </p>
    </>
  );
}

/** The drawing is fetched for the first picture. */
async function pictureOf(boxes: readonly Box[]): Promise<Blob> {
  const { drawPicture } = await recovery.inTime(() => import('./drawing.ts'));
  const drawn = boxes.map(placedBox);
  return drawPicture(drawn, positionsOf(drawn, textMeasure()), fontNames());
}
