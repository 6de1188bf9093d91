import { closestCenter, DndContext, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, VisuallyHidden } from '@mantine/core';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/form/form.module.css';
import { IconPlus } from '../../shared/icons/icons.ts';
import { useOfferUndo } from '../plan-store/offer-undo.ts';
import { useListWords } from './field-words.ts';
import { SortableItem } from './sortable-item.tsx';
import { useItemDrag } from './use-item-drag.ts';
import { type ItemOf, type ListPath, newItemId, useList } from './use-list.ts';

/** More open items than this are too much for anyone to look through. */
const OPEN_AT_ONCE = 40;

interface SortableListProps<Id extends SectionId, Path extends ListPath<Id>> {
  readonly section: Id;
  readonly path: Path;
  /** An item as the form adds it. */
  readonly create: (id: string) => ItemOf<Id, Path>;
  /** What an item calls itself; empty while it has no name yet. */
  readonly nameOf: (item: ItemOf<Id, Path>) => string;
  /** What an item shows of itself while it is closed. */
  readonly noteOf?: (item: ItemOf<Id, Path>) => string;
  /** Small items stand in one row each, without a head of their own. */
  readonly inRows?: boolean;
  /** How many items the plan takes. */
  readonly limit: number;
  /** Nothing can be added for the time being. */
  readonly closed?: boolean;
  readonly children: (index: number) => ReactNode;
}

/** A list whose items can be added, opened, removed (and brought back), and moved by pointer, keyboard or menu. */
export function SortableList<Id extends SectionId, Path extends ListPath<Id>>(
  props: SortableListProps<Id, Path>,
) {
  const { section, path, create, nameOf, noteOf, inRows = false, limit, closed = false, children } = props;
  const { t } = useTranslation('fields');
  const words = useListWords(section, path);
  const list = useList(section, path);
  const opened = useOpenItems(list.ids);
  const addButton = useRef<HTMLButtonElement>(null);
  // Asked for also after a move and before the list is re-rendered, when an item is where another still stands.
  const labelOf = (id: UniqueIdentifier): string => {
    const item = list.read().find((one) => one.id === id);
    return (item === undefined ? '' : nameOf(item).trim()) || words.item(list.ids.indexOf(String(id)));
  };
  const noteAt = (index: number): string => {
    const item = list.read()[index];
    return item === undefined ? '' : (noteOf?.(item) ?? '');
  };
  const drag = useItemDrag(list, labelOf);
  const { add, takesFocus } = useAddItem(list, opened.show, create);
  const { move, remove, announced } = useItemActions({ list, labelOf, limit, addButton });
  const full = list.ids.length >= limit;
  const isOverfull = list.ids.length > limit;
  const isEmpty = list.ids.length === 0 && words.empty !== undefined;
  return (
    <div className={styles.fields} id={`${section}.${path}`}>
      {!inRows && list.ids.length > 2 && list.ids.length <= OPEN_AT_ONCE && (
        <Button className={styles.toggleAll} variant="subtle" onClick={opened.toggleAll}>
          {t(opened.allOpen ? 'list.closeAll' : 'list.openAll')}
        </Button>
      )}
      <DndContext {...drag} collisionDetection={closestCenter}>
        <SortableContext items={list.ids} strategy={verticalListSortingStrategy}>
          <ol className={inRows ? styles.rows : styles.list} aria-label={words.label}>
            {list.ids.map((id, index) => (
              <SortableItem
                key={id}
                id={id}
                inRow={inRows}
                watched={() => list.read()[index]}
                labelOf={() => labelOf(id)}
                noteOf={() => noteAt(index)}
                open={opened.isOpen(id)}
                onToggle={() => opened.toggle(id)}
                takesFocus={() => takesFocus(id)}
                actions={{
                  onRemove: () => remove(id),
                  onUp: index > 0 ? () => move(id, index - 1) : undefined,
                  onDown: index < list.ids.length - 1 ? () => move(id, index + 1) : undefined,
                }}
              >
                {() => children(index)}
              </SortableItem>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <div className={isEmpty ? styles.emptyList : styles.addLine} hidden={closed}>
        {isEmpty && <p>{words.empty}</p>}
        <Button
          ref={addButton}
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} />}
          disabled={full}
          onClick={add}
        >
          {words.add}
        </Button>
        {full && (
          <span>{t(isOverfull ? 'list.tooMany' : 'list.full', { number: list.ids.length, limit })}</span>
        )}
      </div>
    </div>
  );
}

type List<Id extends SectionId, Path extends ListPath<Id>> = ReturnType<typeof useList<Id, Path>>;

/** What an item calls itself, or its position. */
type LabelOf = (id: UniqueIdentifier) => string;

/** A new item is open, and has the focus once it is rendered. */
function useAddItem<Id extends SectionId, Path extends ListPath<Id>>(
  list: List<Id, Path>,
  show: (id: string) => void,
  create: (id: string) => ItemOf<Id, Path>,
) {
  const added = useRef<string>(undefined);
  const takesFocus = useCallback((id: string) => {
    const fresh = added.current === id;
    if (fresh) added.current = undefined;
    return fresh;
  }, []);
  const add = () => {
    const id = newItemId();
    added.current = id;
    show(id);
    list.add(create(id));
  };
  return { add, takesFocus };
}

interface ItemActionsOptions<Id extends SectionId, Path extends ListPath<Id>> {
  readonly list: List<Id, Path>;
  readonly labelOf: LabelOf;
  readonly limit: number;
  readonly addButton: RefObject<HTMLButtonElement | null>;
}

/** Moves and removes items; `announced` is for a live region. */
function useItemActions<Id extends SectionId, Path extends ListPath<Id>>(
  options: ItemActionsOptions<Id, Path>,
) {
  const offerUndo = useOfferUndo();
  const { list, labelOf, limit, addButton } = options;
  const { t } = useTranslation(['fields', 'drafts']);
  const [announced, setAnnounced] = useState('');
  const move = (id: string, to: number) => {
    const item = labelOf(id);
    list.move(list.ids.indexOf(id), to);
    setAnnounced(t('fields:list.moved', { item, position: to + 1, total: list.ids.length }));
  };
  const remove = (id: string) => {
    const message = t('fields:list.removed', { item: labelOf(id) });
    const index = list.ids.indexOf(id);
    const next = list.ids[index + 1] ?? list.ids[index - 1];
    const removed = list.remove(id, limit);
    const row = next === undefined ? undefined : document.querySelector<HTMLElement>(`[data-item="${next}"]`);
    // The grip of a row is left out on a phone: what is not drawn takes no focus.
    const buttons = [...(row?.querySelectorAll<HTMLElement>('button') ?? [])];
    (buttons.find((button) => button.offsetParent !== null) ?? addButton.current)?.focus();
    offerUndo(message, t('drafts:undo'), removed.putBack, () =>
      removed.hasCapacity() ? undefined : t('fields:list.full', { limit }),
    );
  };
  return { move, remove, announced };
}

/** Up to here a list starts with its items open; a longer one is an overview first. */
const OPEN_FROM_START = 2;

/** Which items of a list stand open; from the start those of one with no more than `most`. */
function useOpenItems(ids: readonly string[], most = OPEN_FROM_START) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(ids.length <= most ? ids : []));
  return {
    isOpen: (id: string) => open.has(id),
    allOpen: ids.every((id) => open.has(id)),
    show: (id: string) => setOpen((now) => new Set(now).add(id)),
    toggle: (id: string) =>
      setOpen((now) =>
        now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set(now).add(id),
      ),
    toggleAll: () => setOpen(ids.every((id) => open.has(id)) ? new Set() : new Set(ids)),
  };
}
