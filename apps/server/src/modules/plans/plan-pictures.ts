import type { Image } from '@trazo/plan/images';
import type { Plan } from '@trazo/plan/plan';

/** The plan with each of its pictures replaced. */
export function withPictures(plan: Plan, replace: (image: Image) => Image): Plan {
  const replaced = (image: Image) => (image === '' ? image : replace(image));
  const { general, products, team, organigram } = plan;
  return {
    ...plan,
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
