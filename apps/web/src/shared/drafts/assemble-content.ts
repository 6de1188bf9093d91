import { encodeContent } from '@trazo/contract/content/content-codec';
import { emptyPlan, type Plan, planSchema } from '@trazo/plan/plan';
import { type Draft, planOf } from './draft.ts';
import { pictureDataUrl } from './pictures.ts';
import { repair } from './repair.ts';

/**
 * The draft as the API takes it: pictures inlined, and fields whose form is not valid yet (half an amount) left blank, so
 * that the rest can be typeset while someone is typing.
 */
export async function assembleContent(draft: Draft): Promise<string> {
  const plan = repair(planSchema, emptyPlan(), planOf(draft), 'printable');
  return encodeContent({ plan: await withPictures(plan), theme: draft.theme });
}

async function withPictures(plan: Plan): Promise<Plan> {
  const [logo, chart, members, items] = await Promise.all([
    pictureDataUrl(plan.general.logo),
    pictureDataUrl(plan.organigram.image),
    Promise.all(plan.team.members.map(withPicture)),
    Promise.all(plan.products.items.map(withPicture)),
  ]);
  return {
    ...plan,
    general: { ...plan.general, logo },
    organigram: { ...plan.organigram, image: chart },
    team: { members },
    products: { items },
  };
}

const withPicture = async <Item extends { image: string }>(item: Item): Promise<Item> => ({
  ...item,
  image: await pictureDataUrl(item.image),
});
