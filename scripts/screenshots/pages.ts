import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import routes from '../../apps/web/src/app/routes.ts';

/** Who looks at a page: a visitor with the sample as draft, a user who has just signed up, or a subscriber with plans. */
export type Looker = 'visitor' | 'newcomer' | 'subscriber';

/** A page as it is shot: the name of its pictures, where it is, and who looks. */
export interface ShotPage {
  readonly name: string;
  readonly path: string;
  readonly looker: Looker;
}

const seenBy = (looker: Looker, paths: Readonly<Record<string, string>>): readonly ShotPage[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, looker }));

/** Every page there is; `sharedPlan` is the address a plan is shared under. */
export function pagesToShoot(sharedPlan: string): readonly ShotPage[] {
  const pages = [
    ...seenBy('visitor', {
      home: '/',
      templates: '/templates',
      template: '/templates/folio',
      'select-template': '/builder/select-template',
    }),
    ...seenBy(
      'visitor',
      Object.fromEntries(SECTION_IDS.map((id) => [`form-${id}`, `/builder/form?section=${id}`])),
    ),
    ...seenBy('visitor', {
      document: '/builder/document',
      review: '/builder/review',
      register: '/builder/register',
      'sign-in': '/signin',
      'recover-password': '/recover-password',
      'link-of-a-mail': '/recovery-password/no-such-link',
      'confirm-email': '/confirm-email/no-such-link',
      'stop-email-change': '/stop-email-change/no-such-link',
      shared: sharedPlan,
      cancel: '/cancel',
      'legal-terms': '/terms',
      'legal-privacy': '/privacy',
      'legal-cookies': '/cookies',
      'legal-imprint': '/imprint',
      'not-found': '/no-such-page',
    }),
    ...seenBy('newcomer', {
      'my-plans-empty': '/my-plans',
      'account-new': '/account',
      payment: '/builder/register',
      operator: '/operator',
    }),
    ...seenBy('subscriber', { 'my-plans': '/my-plans', account: '/account' }),
  ];
  for (const pattern of patternsOf(routes)) {
    if (!pages.some(({ path }) => pattern.test(path.replace(/\?.*/, '')))) {
      throw new Error(
        `No picture would be taken of ${pattern}: name its page in scripts/screenshots/pages.ts.`,
      );
    }
  }
  return pages;
}

interface RouteEntry {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly RouteEntry[];
}

/** What the addresses of the routes look like; the language before a public page is left out. */
function patternsOf(entries: readonly RouteEntry[], before = ''): RegExp[] {
  return entries.flatMap(({ path = '', children, index }) => {
    const here = path === '' || path.endsWith('?') ? before : `${before}/${path}`;
    if (children !== undefined) return patternsOf(children, here);
    return index === true || path !== ''
      ? [
          new RegExp(
            `^${here.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+|\*/g, '[^/]+') || '/'}$`,
          ),
        ]
      : [];
  });
}
