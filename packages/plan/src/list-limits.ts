import { z } from 'zod';

/**
 * The most items that a list is ever taken with, by what the form offers. Two people who each fill it up pass the form's limit together:
 * all items stay and are printed, and the form says that there are too many.
 */
export const hardLimit = (limit: number): number => 2 * limit;

/** Paths of the lists that have more items than the form offers. */
export function overfullLists(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  if (schema instanceof z.ZodNullable) return overfullLists(schema.unwrap(), value, path);
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
    return Object.entries(value).flatMap(([name, field]) => {
      const inner = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return inner === undefined ? [] : overfullLists(inner, field, path === '' ? name : `${path}.${name}`);
    });
  }
  if (!(schema instanceof z.ZodArray && Array.isArray(value) && hasId(value[0]))) return [];
  const most = schema.def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength);
  const isOverfull = most !== undefined && hardLimit(value.length) > most._zod.def.maximum;
  const inside = value.flatMap((item, index) => overfullLists(schema.element, item, `${path}.${index}`));
  return isOverfull ? [path, ...inside] : inside;
}

const hasId = (item: unknown): boolean => typeof item === 'object' && item !== null && 'id' in item;
