import { must } from '@trazo/plan/must';
import { z } from 'zod';

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];

/** The path of a list and the maximum of items in its schema; in a nested list's path, `0` is the first item of the outer list. */
export interface ListLimit {
  readonly path: Path;
  readonly most: number;
}

/** All lists of items in a schema. */
export function* listLimits(schema: Schema, path: Path = []): Generator<ListLimit> {
  if (schema instanceof z.ZodNullable) yield* listLimits(schema.unwrap(), path);
  else if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, Schema>> = schema.shape;
    for (const [name, part] of Object.entries(shape)) yield* listLimits(part, [...path, name]);
  } else if (schema instanceof z.ZodArray && hasId(schema.element)) {
    const check = schema.def.checks?.find((each) => each instanceof z.core.$ZodCheckMaxLength);
    const { maximum } = must(check, `${path.join('.')} has a limit`)._zod.def;
    yield { path, most: maximum };
    yield* listLimits(schema.element, [...path, 0]);
  }
}

const hasId = (item: Schema): boolean =>
  item instanceof z.ZodObject
    ? Object.hasOwn(item.shape, 'id')
    : item instanceof z.ZodUnion && item.options.every(hasId);

/** The plan with as many items in one list as that takes: those it has, over and over, each with an id of its own. */
export function withFullList<Plan>(plan: Plan, { path, most }: ListLimit): Plan {
  const copy = structuredClone(plan);
  const list = path.reduce<unknown>((part, step) => Reflect.get(Object(part), step), copy);
  if (!Array.isArray(list) || list.length === 0) throw new Error(`The plan has no item in ${path.join('.')}`);
  const items: readonly object[] = [...list];
  for (let index = items.length; index < most; index += 1)
    list.push({ ...structuredClone(items[index % items.length]), id: `more-${index}` });
  return copy;
}
