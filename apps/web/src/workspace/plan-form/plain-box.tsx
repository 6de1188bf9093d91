import type { ComponentProps, Ref } from 'react';
import { useGrowingBox } from '../../shared/form/use-growing-box.ts';
import type { DraftState } from '../drafts/draft-state.ts';
import { useDraft } from '../drafts/use-draft.ts';

interface PlainBoxProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly read: (state: DraftState) => string;
  readonly write: (text: string) => void;
}

/** The box of a plain long text: on a key nothing but this is re-rendered. */
export function PlainBox({ ref, read, write, ...props }: PlainBoxProps) {
  const value = useDraft(read);
  const box = useGrowingBox(ref);
  return (
    <textarea
      {...props}
      ref={box}
      value={value}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}
