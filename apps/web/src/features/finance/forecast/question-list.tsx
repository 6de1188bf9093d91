import { closestCenter, DndContext, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import formStyles from '../../../shared/form/form.module.css';
import { IconPlus } from '../../../shared/icons/icons.ts';
import { SortableItem } from '../../../workspace/plan-form/sortable-item.tsx';
import { useItemDrag } from '../../../workspace/plan-form/use-item-drag.ts';
import { newItemId } from '../../../workspace/plan-form/use-list.ts';
import { useOpenItems } from '../../../workspace/plan-form/use-open-items.ts';
import { useOfferUndo } from '../../../workspace/plan-store/offer-undo.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { addLine, moveLine, removeLine } from './answers.ts';
import { askedIn, filledIn } from './asked-answers.ts';
import { DeclinedLines } from './declined-lines.tsx';
import styles from './forecast.module.css';
import { say, useForecastWords } from './forecast-words.ts';
import { type Item, type ListName, type ListSpec, linesOf } from './question.ts';
import { lineFieldId } from './question-address.ts';
import { QuestionField } from './question-field.tsx';
import { useIsTooLarge } from './too-large.ts';

const ownName = (item: Item): string => ('role' in item ? item.role : item.name).trim();

/** What a line is called, by itself or by what it follows. */
function useItemName(list: ListName) {
  const words = useForecastWords();
  const filled = useDraft(({ draft }) => filledIn(draft));
  return ({ id }: Item, number: number): string => {
    const item = filled && linesOf(filled, list).find((each) => each.id === id);
    return (item && ownName(item)) || say(words.ui.line, { number: String(number) });
  };
}

/** The lines of a question, each with its fields: as items of other sections, and all of them open. */
export function QuestionList({ spec }: { readonly spec: ListSpec }) {
  const { t } = useTranslation('fields');
  const words = useForecastWords();
  const store = usePlanStore();
  const offerUndo = useOfferUndo();
  const assumptions = useDraft(({ draft }) => askedIn(draft));
  const nameOf = useItemName(spec.list);
  const items = assumptions === null ? [] : linesOf(assumptions, spec.list);
  const shown = items.filter(spec.of);
  const ids = shown.map(({ id }) => id);
  const labelOf = (id: UniqueIdentifier): string => {
    const index = ids.indexOf(String(id));
    const item = shown[index];
    return item === undefined ? '' : nameOf(item, index + 1);
  };
  const opened = useOpenItems(ids, spec.limit);
  const move = (from: number, to: number) => moveLine(store, spec.list, ids[from] ?? '', ids[to] ?? '');
  const drag = useItemDrag({ ids, move }, labelOf);
  const remove = (id: string) => {
    const removed = say(words.ui.removed, { name: labelOf(id) });
    offerUndo(removed, words.ui.undo, removeLine(store, spec.list, id));
  };
  if (assumptions === null) return null;
  const { create } = spec;
  const add = (creates: NonNullable<typeof create>) => {
    const id = newItemId();
    opened.show(id);
    addLine(store, spec.list, creates(id, assumptions));
  };
  const actionsAt = (index: number) => ({
    onRemove: () => remove(ids[index] ?? ''),
    onUp: index > 0 ? () => move(index, index - 1) : undefined,
    onDown: index < ids.length - 1 ? () => move(index, index + 1) : undefined,
  });
  return (
    <div className={styles.lines}>
      {shown.length === 0 && spec.none !== undefined && create === undefined && <p>{words.ui[spec.none]}</p>}
      <DndContext {...drag} collisionDetection={closestCenter}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={formStyles.list}>
            {shown.map((item, index) => (
              <SortableItem
                key={item.id}
                id={item.id}
                inRow={false}
                watched={() => item}
                labelOf={() => nameOf(item, index + 1)}
                noteOf={() => ''}
                open={opened.isOpen(item.id)}
                onToggle={() => opened.toggle(item.id)}
                takesFocus={() => false}
                actions={create === undefined ? undefined : actionsAt(index)}
              >
                {() => <QuestionLine spec={spec} item={item} index={items.indexOf(item)} />}
              </SortableItem>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <DeclinedLines list={spec.list} of={spec.of} />
      {create !== undefined && (
        <AddLine
          full={
            items.length > spec.limit
              ? t('list.tooMany', { number: items.length, limit: spec.limit })
              : items.length === spec.limit && say(words.ui.full, { limit: String(spec.limit) })
          }
          onAdd={() => add(create)}
        />
      )}
    </div>
  );
}

interface AddLineProps {
  /** Why nothing can be added. */
  readonly full: string | false;
  readonly onAdd: () => void;
}

/** Adds a line; where the list is full the button says why it does nothing, and keeps the focus. */
function AddLine({ full, onAdd }: AddLineProps) {
  const words = useForecastWords();
  const reason = useId();
  const isFull = full !== false;
  return (
    <div className={styles.addLine}>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.75} />}
        data-disabled={isFull || undefined}
        aria-disabled={isFull}
        aria-describedby={reason}
        onClick={isFull ? undefined : onAdd}
      >
        {words.ui.add}
      </Button>
      <span id={reason} role="status">
        {full}
      </span>
    </div>
  );
}

interface LineProps {
  readonly spec: ListSpec;
  readonly item: Item;
  readonly index: number;
}

/** The fields of one line; a key in another one does not render it. */
const QuestionLine = memo(({ spec, item, index }: LineProps) => {
  const words = useForecastWords();
  const isTooLarge = useIsTooLarge(`${spec.list}.${item.id}`);
  return (
    <>
      {isTooLarge && (
        <p className={styles.error} role="alert">
          {words.ui.tooLarge}
        </p>
      )}
      <OrphanNote item={item} />
      <div className={styles.fields} id={lineFieldId(spec.list, index)}>
        {spec.fields(item).map((field) => (
          <QuestionField key={field.key} spec={field} at={`${spec.list}.${index}`} />
        ))}
      </div>
    </>
  );
});

/** Says of a line of a product that the product has gone: what was typed in it stays. */
function OrphanNote({ item }: Pick<LineProps, 'item'>) {
  const words = useForecastWords();
  const isOrphan = useDraft(
    ({ draft }) =>
      'productId' in item &&
      item.productId !== '' &&
      !draft.products.items.some(({ id }) => id === item.productId),
  );
  return isOrphan && <p className={styles.example}>{words.ui.orphan}</p>;
}
