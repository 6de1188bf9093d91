import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { offerUndo } from '../../../workspace/drafts/offer-undo.ts';
import { useDraft } from '../../../workspace/drafts/use-draft.ts';
import { newItemId } from '../../../workspace/plan-form/use-list.ts';
import { addLine, removeLine } from './answers.ts';
import styles from './forecast.module.css';
import { say, useForecastWords } from './forecast-words.ts';
import { type Item, type ListSpec, linesOf } from './question.ts';
import { QuestionField } from './question-field.tsx';
import { useIsTooLarge } from './too-large.ts';

const ownName = (item: Item): string => ('role' in item ? item.role : item.name).trim();

function useItemName() {
  const words = useForecastWords();
  const products = useDraft(({ draft }) => draft.products.items);
  return (item: Item, number: number): string => {
    const product =
      'productId' in item ? products.find(({ id }) => id === item.productId)?.name.trim() : undefined;
    return ownName(item) || product || say(words.ui.line, { number: String(number) });
  };
}

/** The lines of a question, each with its fields. */
export function QuestionList({ spec }: { readonly spec: ListSpec }) {
  const words = useForecastWords();
  const assumptions = useDraft(({ draft }) => draft.finance.assumptions);
  const nameOf = useItemName();
  if (assumptions === null) return null;
  const items = linesOf(assumptions, spec.list);
  const shown = items.map((item, index) => ({ item, index })).filter(({ item }) => spec.of(item));
  const { create } = spec;
  return (
    <div className={styles.lines}>
      {shown.length === 0 && spec.none !== undefined && create === undefined && <p>{words.ui[spec.none]}</p>}
      {shown.map(({ item, index }, position) => (
        <QuestionLine key={item.id} spec={spec} item={item} index={index} name={nameOf(item, position + 1)} />
      ))}
      {create !== undefined && (
        <AddLine
          full={items.length >= spec.limit && say(words.ui.full, { limit: String(spec.limit) })}
          onAdd={() => addLine(spec.list, create(newItemId(), assumptions))}
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
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
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
  readonly name: string;
}

/** One line; a key in another one does not render it. */
const QuestionLine = memo(({ spec, item, index, name }: LineProps) => {
  const words = useForecastWords();
  const isTooLarge = useIsTooLarge(`${spec.list}.${item.id}`);
  const remove = () => {
    const putBack = removeLine(spec.list, item.id);
    offerUndo(say(words.ui.removed, { name }), words.ui.undo, putBack);
  };
  return (
    <fieldset className={styles.line}>
      <legend>{name}</legend>
      {spec.create !== undefined && (
        <ActionIcon
          className={styles.remove}
          size={44}
          aria-label={say(words.ui.remove, { name })}
          onClick={remove}
        >
          <IconTrash size={20} stroke={1.75} />
        </ActionIcon>
      )}
      {isTooLarge && (
        <p className={styles.error} role="alert">
          {words.ui.tooLarge}
        </p>
      )}
      <div className={styles.fields}>
        {spec.fields(item).map((field) => (
          <QuestionField key={field.key} spec={field} at={`${spec.list}.${index}`} />
        ))}
      </div>
    </fieldset>
  );
});
