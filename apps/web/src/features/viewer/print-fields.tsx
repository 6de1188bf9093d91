import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { writtenSections } from '@trazo/plan/completeness';
import {
  ADDRESSEES,
  documentOrder,
  type PrintOptions,
  withLeftOut,
  withMoved,
} from '@trazo/plan/sections/print-options';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { templateOf } from '@trazo/plan/theme/theme';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { ChoiceField } from '../../shared/form/choice-field.tsx';
import { useDragAnnouncements } from '../../shared/form/use-drag-announcements.ts';
import { useField } from '../../workspace/plan-form/use-field.ts';
import { useDraft, useTheme } from '../../workspace/plan-store/use-draft.ts';
import styles from './print-fields.module.css';
import { PrintedSection } from './printed-section.tsx';
import { useNamedField } from './use-named-field.ts';

/** What of the plan is printed, and in which order; what is left out stays in the plan. */
export function PrintFields() {
  const isPetition = useDraft(({ draft }) =>
    templateOf(draft.theme.templateId).extras?.includes('requirements'),
  );
  return (
    <>
      {isPetition === true && <Addressee />}
      <PrintedPage page="creditPage" />
      <PrintedPage page="businessModel" />
      <SectionOrder />
    </>
  );
}

/** Whether a page that sums the plan up is printed. */
function PrintedPage({ page }: { readonly page: 'creditPage' | 'businessModel' }) {
  const field = useField('general', `print.${page}`);
  useNamedField(field.id);
  return (
    <Checkbox
      id={field.id}
      label={field.label}
      description={field.hint}
      checked={field.value}
      onChange={({ currentTarget }) => field.set(currentTarget.checked)}
    />
  );
}

/** Whose requirements the plan answers, in a design that lists them. */
function Addressee() {
  const { t } = useTranslation('general');
  const { id, label, value, set } = useField('general', 'print.addressee');
  useNamedField(id);
  return (
    <ChoiceField
      id={id}
      label={label}
      choices={ADDRESSEES.map((each) => ({ value: each, label: t(`form.addressee.${each}`) }))}
      value={value}
      onChoose={set}
    />
  );
}

/** The 13 sections in the document's order, chapter by chapter: each can be moved, by pointer, keyboard or button, and left out. */
function SectionOrder() {
  const { t } = useTranslation(['viewer', 'fields', ...SECTION_IDS]);
  const print = useField('general', 'print');
  const written = useDraft(useShallow(({ draft }) => writtenSections(draft)));
  const [announced, setAnnounced] = useState('');
  const heading = useId();
  const { moneyPlace } = templateOf(useTheme()[0].templateId);
  const order = documentOrder(print.value, moneyPlace);
  const titleOf = (id: SectionId): string => t(`${id}:title`);
  const move = (id: SectionId, target: SectionId): PrintOptions => {
    const moved = withMoved(print.value, id, target, moneyPlace);
    print.set(moved);
    return moved;
  };
  const moveByButton = (id: SectionId, target: SectionId, button: string): void => {
    const moved = flushSync(() => move(id, target));
    const position = documentOrder(moved, moneyPlace).indexOf(id) + 1;
    // Its place in the page has changed, which takes the focus away.
    document.getElementById(button)?.focus();
    setAnnounced(t('fields:list.moved', { item: titleOf(id), position, total: order.length }));
  };
  const byButton = (id: SectionId, target: SectionId | undefined) =>
    target === undefined ? undefined : (button: string) => moveByButton(id, target, button);
  const sortable = useSectionDrag(order, titleOf, move);
  const remaining = written.filter((id) => !print.value.leftOut.includes(id));
  return (
    <div className={styles.order} id={print.id}>
      <h4 id={heading}>{print.label}</h4>
      <p className={styles.hint}>{print.hint}</p>
      <DndContext {...sortable} collisionDetection={closestCenter}>
        <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
          <ol className={styles.sections} aria-labelledby={heading}>
            {order.map((id, index) => (
              <PrintedSection
                key={id}
                id={id}
                title={titleOf(id)}
                isPrinted={!print.value.leftOut.includes(id)}
                isWritten={written.includes(id)}
                isLast={remaining.length === 1 && remaining[0] === id}
                onPrint={(isPrinted) => print.set(withLeftOut(print.value, id, !isPrinted))}
                onUp={byButton(id, order[index - 1])}
                onDown={byButton(id, order[index + 1])}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {print.value.order.length > 0 && (
        <Button variant="subtle" onClick={() => print.set({ ...print.value, order: [] })}>
          {t('viewer:print.usualOrder')}
        </Button>
      )}
    </div>
  );
}

function useSectionDrag(
  order: readonly SectionId[],
  titleOf: (id: SectionId) => string,
  move: (id: SectionId, target: SectionId) => void,
) {
  const sectionOf = (id: string | number) => order.find((one) => one === id);
  const accessibility = useDragAnnouncements(order, (id) => {
    const section = sectionOf(id);
    return section === undefined ? '' : titleOf(section);
  });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [moved, target] = [sectionOf(active.id), over === null ? undefined : sectionOf(over.id)];
    if (moved === undefined || target === undefined || moved === target) return;
    move(moved, target);
  };
  return { accessibility, sensors, onDragEnd };
}
