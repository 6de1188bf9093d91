import {
  type FieldPath,
  type PathOf,
  readPath,
  type ValueAt,
} from '@trazo/contract/plan-document/value-path';
import { isBlank } from '@trazo/plan/fields';
import type { Section } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPress } from '../../shared/form/after-press.ts';
import { useDraft, useFieldValue } from '../plan-store/use-draft.ts';
import { type FieldError, fieldErrorOf, isRequired } from './field-error.ts';
import { type FieldWords, useFieldWords } from './field-words.ts';

/** The props every field takes: which section, and the dotted path of the field in it. */
export interface FieldProps<Id extends SectionId, Wanted> {
  readonly section: Id;
  readonly path: PathOf<Section<Id>, Wanted> & FieldPath<Section<Id>>;
  /** A field that an item of a list cannot do without; the section's own fields know it from the plan. */
  readonly required?: boolean;
}

/** What stands around a control. */
interface FieldFrame extends FieldWords {
  /** From here on the field shows what is wrong with it, also while it is being corrected. */
  readonly leave: () => void;
  readonly error: FieldError | undefined;
  readonly required: boolean;
  /** Stable in the page; the preview and the navigator find the control by it. */
  readonly id: string;
}

export interface Field<Value> extends FieldFrame {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

type FormCheck = (text: string) => boolean;
const anyForm: FormCheck = () => true;

/** What a control asks beyond the plan's own rules. */
interface OwnRules {
  readonly neededInItem: boolean;
  readonly isOfForm: FormCheck;
}

/** Binds one control to one field of the draft. */
export function useField<Id extends SectionId, Path extends FieldPath<Section<Id>>>(
  section: Id,
  path: Path,
  neededInItem = false,
  isOfForm: FormCheck = anyForm,
): Field<ValueAt<Section<Id>, Path>> {
  const [value, set] = useFieldValue(section, path);
  return { ...useFieldFrame(section, path, neededInItem, isOfForm), value, set };
}

/** The same without the value, for a control that reads it by itself: what stands around it is not re-rendered on every key. */
export function useFieldFrame(
  section: SectionId,
  path: string,
  neededInItem = false,
  isOfForm: FormCheck = anyForm,
): FieldFrame {
  const words = useFieldWords(section, path);
  const [left, setLeft] = useState(false);
  return {
    ...words,
    leave: () => afterPress(() => setLeft(true)),
    error: useShownError(section, path, left, { neededInItem, isOfForm }),
    required: neededInItem || isRequired(section, path),
    id: `${section}.${path}`,
  };
}

function ownErrorOf(text: string, { neededInItem, isOfForm }: OwnRules): FieldError | undefined {
  if (isBlank(text)) return neededInItem ? { kind: 'empty' } : undefined;
  return isOfForm(text) ? undefined : { kind: 'form' };
}

function useShownError(
  section: SectionId,
  path: string,
  shown: boolean,
  { neededInItem, isOfForm }: OwnRules,
): FieldError | undefined {
  const text = useDraft(({ draft }) => {
    if (!shown) return 'null';
    const value = readPath(draft[section], path);
    const own = typeof value === 'string' ? ownErrorOf(value, { neededInItem, isOfForm }) : undefined;
    return JSON.stringify(fieldErrorOf(section, draft[section], path) ?? own ?? null);
  });
  const error: FieldError | null = JSON.parse(text);
  return error ?? undefined;
}

/** The error in words; `form` says what a value has to look like. */
export function useErrorText(error: FieldError | undefined, form?: string): string | undefined {
  const { t } = useTranslation('fields');
  if (error === undefined) return undefined;
  if (error.kind === 'empty') return t('errors.empty');
  if (error.kind === 'form') return form ?? t('errors.invalid');
  if (error.kind === 'tooManyPictures')
    return t('errors.tooManyPictures', { number: error.count, limit: error.limit });
  return t('errors.tooLong', { count: error.count, limit: error.limit });
}
