import { ActionIcon, Button } from '@mantine/core';
import { writePath } from '@trazo/contract/plan-document/value-path';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus, IconTrash } from '../../../../shared/icons/icons.ts';
import { newItemId } from '../../../../workspace/plan-form/use-list.ts';
import { useOfferUndo } from '../../../../workspace/plan-store/offer-undo.ts';
import { usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { addLine, removeLine } from '../answers.ts';
import { askedIn } from '../asked-answers.ts';
import { DeclinedLines } from '../declined-lines.tsx';
import { say, useForecastWords } from '../forecast-words.ts';
import { type Item, type ListSpec, linesOf } from '../questions/question.ts';
import { useItemName } from '../use-item-name.ts';
import styles from './conversation.module.css';
import { QuestionLine } from './question-line.tsx';
import { boxesIn } from './text-boxes.ts';

/** The lines of a question, each with what most need, and how to add one. */
export function QuestionLines({ spec }: { readonly spec: ListSpec }) {
  const { t } = useTranslation('fields');
  const words = useForecastWords();
  const store = usePlanStore();
  const offerUndo = useOfferUndo();
  const assumptions = useDraft(({ draft }) => askedIn(draft));
  const nameOf = useItemName(spec.list);
  const part = useRef<HTMLUListElement>(null);
  const added = useRef<string>(undefined);
  const { create, kinds, limit, opensWithLine } = spec;
  const items = assumptions === null ? [] : linesOf(assumptions, spec.list);
  const shown = items.filter(spec.of);
  const add = (kind?: unknown) => {
    if (create === undefined || assumptions === null) return;
    const id = newItemId();
    const line = create(id, assumptions);
    added.current = id;
    addLine(
      store,
      spec.list,
      kinds === undefined || kind === undefined ? line : writePath(line, kinds.field, kind),
    );
  };
  const isEmpty = shown.length === 0;
  useEffect(() => {
    if (isEmpty && opensWithLine === true && added.current === undefined) add();
  });
  // A line that was added is typed into.
  useEffect(() => {
    if (added.current === undefined || added.current === '') return;
    const line = part.current?.querySelector(`[data-line="${CSS.escape(added.current)}"]`);
    if (line === null || line === undefined) return;
    added.current = '';
    boxesIn(line)[0]?.focus();
  });
  const remove = (item: Item, number: number) => {
    const removed = say(words.ui.removed, { name: nameOf(item, number) });
    offerUndo(removed, words.ui.undo, removeLine(store, spec.list, item.id));
  };
  const full =
    items.length > limit
      ? t('list.tooMany', { number: items.length, limit })
      : items.length === limit && say(words.ui.full, { limit: String(limit) });
  return (
    <>
      <ul className={styles.lines} ref={part}>
        {shown.map((item, index) => {
          const name = nameOf(item, index + 1);
          return (
            <li key={item.id} data-line={item.id} className={styles.line}>
              {(kinds !== undefined || shown.length > 1) && <h3>{name}</h3>}
              <QuestionLine spec={spec} item={item} index={items.indexOf(item)} />
              {create !== undefined && (shown.length > 1 || opensWithLine !== true) && (
                <ActionIcon
                  className={styles.remove}
                  aria-label={say(words.talk.remove, { name })}
                  onClick={() => remove(item, index + 1)}
                >
                  <IconTrash size={20} stroke={1.5} />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ul>
      <DeclinedLines list={spec.list} of={spec.of} />
      {create !== undefined && <AddLine spec={spec} isFirst={isEmpty} full={full} onAdd={add} />}
    </>
  );
}

interface AddLineProps {
  readonly spec: ListSpec;
  readonly isFirst: boolean;
  /** Why nothing can be added. */
  readonly full: string | false;
  readonly onAdd: (kind?: unknown) => void;
}

/** Adds a line, of a kind where kinds have names; where the list is full the buttons say why they do nothing, and keep the focus. */
function AddLine({ spec: { kinds }, isFirst, full, onAdd }: AddLineProps) {
  const words = useForecastWords();
  const reason = useId();
  const isFull = full !== false;
  const names: Readonly<Record<string, string>> = kinds === undefined ? {} : words.options[kinds.options];
  const offered =
    kinds === undefined
      ? [{ kind: undefined, name: isFirst ? words.talk.add : words.talk.addAnother }]
      : kinds.values.map((kind) => ({ kind, name: names[String(kind)] ?? String(kind) }));
  return (
    <div className={styles.add}>
      {offered.map(({ kind, name }) => (
        <Button
          key={name}
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} />}
          data-disabled={isFull || undefined}
          aria-disabled={isFull}
          aria-describedby={reason}
          onClick={isFull ? undefined : () => onAdd(kind)}
        >
          {name}
        </Button>
      ))}
      <span id={reason} role="status">
        {full}
      </span>
    </div>
  );
}
