import { image, isImageReference } from '@trazo/plan/images';
import { fontFile, isFontReference } from '@trazo/plan/theme/own-font';
import { z } from 'zod';

type Schema = z.core.$ZodType;

/** What one register may hold. */
export type Scalar = string | number | boolean | null;

/** A value that is written as one: the later of two writers wins. */
export interface Register {
  readonly kind: 'register';
  /** What it is while nothing was written. */
  readonly blank: Scalar;
  /** Whether a value is shown as it stands; otherwise the register counts as blank. */
  readonly isShown: (value: unknown) => value is Scalar;
  /** Whether a value may be stored at all. */
  readonly isStorable: (value: unknown) => value is Scalar;
}

/** A value that its schema leaves no choice of: it is not stored. */
export interface Constant {
  readonly kind: 'constant';
  readonly value: Scalar;
}

/** Characters of one register; what a field takes is far below, and more than that is kept as it was typed. */
export const REGISTER_LIMIT = 100_000;

export const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

/** The options of a union, without what wraps a schema. */
function partsOf(schema: Schema): readonly Schema[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(partsOf);
  if (schema instanceof z.ZodNullable) return [new z.ZodNull({ type: 'null' }), ...partsOf(schema.unwrap())];
  if (schema instanceof z.ZodPipe) return partsOf(schema.in);
  return schema instanceof z.ZodDefault ? partsOf(schema.unwrap()) : [schema];
}

const isTyped = ({ _zod: { def } }: Schema): boolean => def.type === 'string' || def.type === 'number';

/** What a schema has as its default, else a blank text, null, no, the smallest number or the first choice, whichever it takes. */
export function blankOf(schema: Schema): Scalar {
  if (schema instanceof z.ZodDefault && isScalar(schema.def.defaultValue)) return schema.def.defaultValue;
  const choices = partsOf(schema).flatMap((part): unknown[] => {
    if (part instanceof z.ZodEnum) return part.options;
    if (part instanceof z.ZodLiteral) return [...part.values];
    return part instanceof z.ZodNumber ? [Math.max(0, part.minValue ?? 0)] : [];
  });
  const found = ['', null, false, ...choices].find((value) => z.safeParse(schema, value).success);
  return isScalar(found) ? found : '';
}

/** A register of scalars. `chosen`: its value is chosen, not typed, and counts as blank while it is not valid. */
export function registerOf(schema: Schema, usual?: Scalar, chosen = false): Register | Constant {
  const parts = partsOf(schema);
  const [first] = parts;
  if (parts.length === 1 && first instanceof z.ZodLiteral && first.values.size === 1) {
    const [value] = first.values;
    return { kind: 'constant', value: isScalar(value) ? value : null };
  }
  const isNullable = parts.some(({ _zod }) => _zod.def.type === 'null');
  const isYesOrNo = parts.some(({ _zod }) => _zod.def.type === 'boolean');
  const isNumeric = parts.some(({ _zod: { def } }) => def.type === 'number') || parts.some(hasNumbers);
  const isOfType = (value: unknown): value is Scalar => {
    if (value === null) return isNullable;
    if (typeof value === 'boolean') return isYesOrNo;
    if (typeof value === 'number') return isNumeric && Number.isFinite(value);
    return typeof value === 'string' && !isYesOrNo;
  };
  const isValid = (value: unknown): value is Scalar => isScalar(value) && z.safeParse(schema, value).success;
  const isChosen = chosen || FILES.has(schema) || !parts.some(isTyped);
  return {
    kind: 'register',
    blank: usual ?? blankOf(schema),
    isShown: isChosen ? isValid : isOfType,
    isStorable: (value): value is Scalar =>
      isOfType(value) && (typeof value !== 'string' || (FILES.get(schema) ?? isWithinLimit)(value)),
  };
}

/** Files stand in the document by reference alone. */
const FILES: ReadonlyMap<Schema, (value: string) => boolean> = new Map<Schema, (value: string) => boolean>([
  [image, (value) => value === '' || isImageReference(value)],
  [fontFile, isFontReference],
]);

export const isWithinLimit = (value: string): boolean => value.length <= REGISTER_LIMIT;

const hasNumbers = (schema: Schema): boolean =>
  schema instanceof z.ZodLiteral && [...schema.values].some((value) => typeof value === 'number');
