import { Button, Loader, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Plan } from '@trazo/plan/plan';
import { type LeftOut, putIn } from '@trazo/plan/word-import/put-in';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../shared/dialogs/use-opener-focus.ts';
import { newItemId } from '../plan-form/use-list.ts';
import { ChooseSource } from './choose-source.tsx';
import { ConfirmChapters } from './confirm-chapters.tsx';
import { ImportDone } from './import-done.tsx';
import { keepPictures } from './keep-pictures.ts';
import { type ReadPlan, readSource, type Source } from './read-source.ts';
import styles from './word-import.module.css';
import type { Refusal } from './word-text.ts';

/** What the user is asked or said. */
type Step =
  | { readonly kind: 'choose'; readonly refused?: { readonly name: string; readonly refusal: Refusal } }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'confirm'; readonly plan: ReadPlan }
  | { readonly kind: 'done'; readonly count: number; readonly leftOut: readonly LeftOut[] };

export interface WordImportProps {
  /** The plan that chapters are put into, as it is at that moment. */
  readonly into: () => Plan;
  /** Writes the plan with the chapters in it. */
  readonly onPut: (plan: Plan) => void | Promise<void>;
  /** Whether there is an undo of it where it was put in. */
  readonly canUndo: boolean;
  /** The user has seen what was left out. */
  readonly onFinish: () => void;
  readonly onClose: () => void;
}

/** Takes an existing plan over: a file of Word or a pasted text is read, its chapters are confirmed one by one, and put in at once. */
export function WordImportDialog({ into, onPut, canUndo, onFinish, onClose }: WordImportProps) {
  useOpenerFocus();
  const { t } = useTranslation('wordImport');
  const isNarrow = useMediaQuery('(max-width: 40rem)', false, { getInitialValueInEffect: false });
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const read = async (source: Source) => {
    const name = source.kind === 'file' ? source.file.name : t('pasted');
    const control = new AbortController();
    reading.current = control;
    setStep({ kind: 'reading', name });
    const outcome = await readSource(source, control.signal);
    if (control.signal.aborted) return;
    setStep(
      outcome.ok
        ? { kind: 'confirm', plan: outcome.plan }
        : { kind: 'choose', refused: { name, refusal: outcome.refusal } },
    );
  };
  const cancel = () => {
    reading.current?.abort();
    setStep({ kind: 'choose' });
  };
  const put = async (rows: ReadPlan['rows'], pictures: ReadPlan['pictures']) => {
    const kept = await keepPictures(rows, pictures);
    const { plan, leftOut } = putIn(into(), kept.rows, newItemId);
    await onPut(plan);
    const lost = kept.lost.map(
      ({ row: { above, heading }, blocks }): LeftOut => ({ above, heading, blocks, reason: 'full' }),
    );
    const count = rows.filter(({ target }) => target !== undefined).length;
    setStep({ kind: 'done', count, leftOut: [...leftOut, ...lost] });
  };
  return (
    <Modal
      opened
      size={step.kind === 'confirm' ? '62rem' : 'lg'}
      fullScreen={isNarrow}
      onClose={step.kind === 'done' ? onFinish : onClose}
      classNames={{ header: styles.header }}
      closeOnClickOutside={step.kind === 'choose'}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {step.kind === 'choose' && <ChooseSource refused={step.refused} onChoose={read} />}
      {step.kind === 'reading' && (
        <div className={styles.reading}>
          <Loader />
          <p role="status">{t('reading', { name: step.name })}</p>
          <Button variant="default" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {step.kind === 'confirm' && (
        <ConfirmChapters
          rows={step.plan.rows}
          into={into}
          onPut={(rows) => put(rows, step.plan.pictures)}
          onBack={() => setStep({ kind: 'choose' })}
        />
      )}
      {step.kind === 'done' && (
        <ImportDone count={step.count} leftOut={step.leftOut} canUndo={canUndo} onFinish={onFinish} />
      )}
    </Modal>
  );
}
