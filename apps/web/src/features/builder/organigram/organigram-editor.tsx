import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSitemap } from '../../../shared/icons/icons.ts';
import { lazyWithRetry } from '../../../shared/lazy/lazy-with-retry.tsx';
import { newItemId } from '../../../workspace/plan-form/use-list.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useSection } from '../../../workspace/plan-store/use-draft.ts';
import { AddBox } from './add-box.tsx';
import { BoxForm } from './box-form.tsx';
import { drawnFromTeam } from './drawn-from-team.ts';
import styles from './organigram.module.css';
import { OrganigramPicture } from './organigram-picture.tsx';
import { Outline } from './outline.tsx';
import { type Choices, setNodes, useBoxes, useChoices } from './use-organigram.ts';
import { useRemoveBox } from './use-remove-box.ts';

function CanvasFailed() {
  const { t } = useTranslation('organigram');
  return <p className={styles.empty}>{t('form.canvas.failed')}</p>;
}

const Canvas = lazyWithRetry(async () => (await import('./canvas.tsx')).Canvas, {
  waiting: () => <div className={styles.canvas} aria-busy="true" />,
  Failed: CanvasFailed,
});

/** Team and departments say nearly all there is to draw: one click, and what is wrong is changed afterwards. */
function FromTeam({ choices }: { choices: Choices }) {
  const store = usePlanStore();
  const { t } = useTranslation('organigram');
  const { items } = useSection('departments');
  return (
    <section className={styles.invitation}>
      <p>{t('form.fromTeamHint')}</p>
      <Button
        leftSection={<IconSitemap size={20} stroke={1.5} />}
        onClick={() => setNodes(store, drawnFromTeam(choices.positions, items, newItemId))}
      >
        {t('form.fromTeam')}
      </Button>
    </section>
  );
}

/** Drawing and list of the same organigram; on a small screen the list alone, in the place of the drawing. */
export function OrganigramEditor() {
  const { t } = useTranslation('organigram');
  const boxes = useBoxes();
  const choices = useChoices();
  const isSmall = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [drawnId, setDrawnId] = useState<string>();
  const [listedId, setListedId] = useState<string>();
  const remove = useRemoveBox();
  const drawn = boxes.find(({ node }) => node.id === drawnId);
  const list = (
    <section className={styles.part}>
      <h2>{t('form.outline.title')}</h2>
      <Outline boxes={boxes} choices={choices} openId={listedId} onOpen={setListedId} />
    </section>
  );
  return (
    <div className={styles.editor}>
      {isSmall && <p className={styles.note}>{t('form.smallScreen')}</p>}
      {!isSmall && boxes.length > 0 && (
        <div className={styles.drawing}>
          <Canvas boxes={boxes} selectedId={drawnId} onSelect={setDrawnId} />
          {drawn === undefined ? (
            <p className={styles.hint}>{t('form.canvas.hint')}</p>
          ) : (
            <fieldset className={styles.selected}>
              <legend>{drawn.title}</legend>
              <BoxForm box={drawn} boxes={boxes} choices={choices} />
              <Button variant="subtle" onClick={() => remove(drawn)}>
                {t('form.outline.remove', { name: drawn.title })}
              </Button>
            </fieldset>
          )}
        </div>
      )}
      {boxes.length === 0 && choices.positions.length > 1 && <FromTeam choices={choices} />}
      {isSmall && boxes.length > 0 && list}
      <section className={styles.part}>
        <h2>{t('form.add.title')}</h2>
        <AddBox boxes={boxes} choices={choices} />
      </section>
      {!(isSmall && boxes.length > 0) && list}
      {boxes.length > 0 && (
        <section className={styles.part}>
          <h2>{t('form.image.title')}</h2>
          <OrganigramPicture boxes={boxes} />
        </section>
      )}
    </div>
  );
}
