import type { Image } from './images.ts';
import type { Plan } from './plan.ts';

/** The way to a part of a plan: `['products', 'items', 3, 'image']`. */
export type PlanPath = readonly (string | number)[];

export interface PlacedPicture {
  readonly image: Image;
  readonly path: PlanPath;
}

/** Every picture a plan holds, the organigram's capture among them, and where. */
export const picturesOf = ({ general, products, team, organigram }: Plan): PlacedPicture[] =>
  [
    { image: general.logo, path: ['general', 'logo'] },
    { image: general.cover.photo, path: ['general', 'cover', 'photo'] },
    { image: organigram.image, path: ['organigram', 'image'] },
    ...products.items.map(({ image }, index) => ({ image, path: ['products', 'items', index, 'image'] })),
    ...team.members.map(({ image }, index) => ({ image, path: ['team', 'members', index, 'image'] })),
  ].filter(({ image }) => image !== '');
