import { TEMPLATES } from '@trazo/templates/catalogue';
import type { Template } from '@trazo/templates/template';
import { useFavourites } from './favourites.ts';
import { useIsPrerendered } from './use-is-prerendered.ts';
import type { Query } from './use-query.ts';

/** In the address: `?compare=folio.plano`. */
const NAME = 'compare';
const BETWEEN = '.';

export type Pair = readonly [Template, Template];

/** The two templates that lie side by side, as the address says; going back puts them away. */
export function useComparison({ params, change }: Query) {
  const { favourites } = useFavourites();
  const isPrerendered = useIsPrerendered();
  const show = (pair: Pair | undefined, replace: boolean) => {
    const next = new URLSearchParams(params);
    if (pair === undefined) next.delete(NAME);
    else next.set(NAME, pair.map(({ key }) => key).join(BETWEEN));
    change(next, replace);
  };
  return {
    pair: isPrerendered ? undefined : pairOf(params.get(NAME)),
    /** Beside the favourite chosen last, else the next of the catalogue. */
    begin: (template: Template) => show([template, besideOf(template, favourites)], false),
    change: (pair: Pair) => show(pair, true),
    close: () => show(undefined, true),
  };
}

function pairOf(keys: string | null): Pair | undefined {
  const [left, right] = (keys ?? '').split(BETWEEN).map((key) => TEMPLATES.find((each) => each.key === key));
  return left === undefined || right === undefined ? undefined : [left, right];
}

function besideOf(template: Template, favourites: readonly number[]): Template {
  const favourite = favourites.findLast((id) => id !== template.id);
  const next = TEMPLATES[(TEMPLATES.indexOf(template) + 1) % TEMPLATES.length];
  return TEMPLATES.find(({ id }) => id === favourite) ?? next ?? template;
}
