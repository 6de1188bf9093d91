import type { Image } from './images.ts';
import type { Plan } from './plan.ts';
import type { RichBlock } from './rich-text/blocks.ts';
import { hasBlocks } from './rich-text/plain-text.ts';

/** The way to a part of a plan: `['products', 'items', 3, 'image']`. */
export type PlanPath = readonly (string | number)[];

export interface PlacedPicture {
  readonly image: Image;
  readonly path: PlanPath;
}

/** The sections with long texts, in which pictures may stand. */
const WITH_TEXTS = [
  'summary',
  'mission',
  'products',
  'client',
  'team',
  'swot',
  'finance',
  'competition',
] as const satisfies readonly (keyof Plan)[];

/** The pictures in the long texts of a value. */
function* picturesInTexts(value: unknown, path: PlanPath): Iterable<PlacedPicture> {
  if (typeof value !== 'object' || value === null) return;
  if (hasBlocks(value)) {
    for (const [index, block] of value.blocks.entries()) {
      if (block.type === 'picture') yield { image: block.image, path: [...path, 'blocks', index, 'image'] };
    }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* picturesInTexts(item, [...path, index]);
  } else {
    for (const [name, field] of Object.entries(value)) yield* picturesInTexts(field, [...path, name]);
  }
}

/** Every picture a plan holds, the organigram's capture and those in texts among them, and where. */
export const picturesOf = (plan: Plan): PlacedPicture[] => {
  const { general, products, team, organigram } = plan;
  return [
    { image: general.logo, path: ['general', 'logo'] },
    { image: general.cover.photo, path: ['general', 'cover', 'photo'] },
    { image: organigram.image, path: ['organigram', 'image'] },
    ...products.items.map(({ image }, index) => ({ image, path: ['products', 'items', index, 'image'] })),
    ...team.members.map(({ image }, index) => ({ image, path: ['team', 'members', index, 'image'] })),
    ...WITH_TEXTS.flatMap((section) => [...picturesInTexts(plan[section], [section])]),
  ].filter(({ image }) => image !== '');
};

const withPicture = (block: RichBlock, replace: (image: Image) => Image): RichBlock =>
  block.type === 'picture' ? { ...block, image: replace(block.image) } : block;

/** The same value with the pictures in its long texts replaced; what has none is shared, not copied. */
function withPicturesInTexts<Value>(value: Value, replace: (image: Image) => Image): Value;
function withPicturesInTexts(value: unknown, replace: (image: Image) => Image): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (hasBlocks(value)) return { blocks: value.blocks.map((block) => withPicture(block, replace)) };
  if (Array.isArray(value)) return value.map((item) => withPicturesInTexts(item, replace));
  const fields = Object.entries(value).map(([name, field]) => [name, withPicturesInTexts(field, replace)]);
  return Object.fromEntries(fields);
}

/** The plan with each of its pictures replaced. */
export function withPictures(plan: Plan, replace: (image: Image) => Image): Plan {
  const replaced = (image: Image) => (image === '' ? image : replace(image));
  const texts = Object.fromEntries(
    WITH_TEXTS.map((section) => [section, withPicturesInTexts(plan[section], replaced)]),
  );
  const { general, products, team, organigram }: Plan = { ...plan, ...texts };
  return {
    ...plan,
    ...texts,
    general: {
      ...general,
      logo: replaced(general.logo),
      cover: { ...general.cover, photo: replaced(general.cover.photo) },
    },
    organigram: { ...organigram, image: replaced(organigram.image) },
    products: {
      ...products,
      items: products.items.map((item) => ({ ...item, image: replaced(item.image) })),
    },
    team: { ...team, members: team.members.map((member) => ({ ...member, image: replaced(member.image) })) },
  };
}
