import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { APPLICATION_ROUTES, PUBLIC_ROUTES } from '../../apps/web/src/app/routes.ts';
import type { SharedPlans } from './accounts.ts';
import { FORM_STATES, type PageState } from './form-states.ts';
import {
  askForLink,
  askToDelete,
  cancelEmpty,
  compareTemplates,
  makeLink,
  openAccountDialog,
  openCardMenu,
  openContents,
  openDeleted,
  openDownload,
  openFilters,
  openMenu,
  openRenaming,
  openSharing,
  openWithdrawal,
  orderWithoutFunds,
  payBy,
  type Step,
  searchPlans,
  searchTemplates,
  sendWrongly,
  signInWrong,
  signUpEmpty,
} from './steps.ts';

/**
 * Who looks at a page: a visitor with the sample as draft, one who has begun nothing, one whose session has ended, or an
 * account of `accounts.ts`.
 */
export const LOOKERS = [
  'visitor',
  'stranger',
  'ended',
  'newcomer',
  'subscriber',
  'collector',
  'leaver',
  // Last: for them time passes at the card provider.
  'debtor',
] as const;
export type Looker = (typeof LOOKERS)[number];

/** A page as it is shot: the name of its pictures, where it is, who looks, and what was done there before. */
export interface ShotPage extends Pick<PageState, 'needsDraft' | 'shows' | 'size'> {
  readonly name: string;
  readonly path: string;
  readonly looker: Looker;
  readonly step?: Step;
}

type Seen = string | readonly [path: string, step: Step];

const seenBy = (looker: Looker, seen: Readonly<Record<string, Seen>>): readonly ShotPage[] =>
  Object.entries(seen).map(([name, where]) =>
    typeof where === 'string'
      ? { name, path: where, looker }
      : { name, path: where[0], looker, step: where[1] },
  );

const ofStrangers = (shared: SharedPlans): readonly ShotPage[] => [
  ...seenBy('visitor', {
    home: '/',
    'home-menu': ['/', openMenu],
    templates: '/templates',
    'templates-found': ['/templates', searchTemplates('dent')],
    'templates-none': ['/templates', searchTemplates('qqqq')],
    'templates-compared': ['/templates', compareTemplates],
    template: '/templates/folio',
    'select-template': '/builder/select-template',
    'select-template-filters': ['/builder/select-template', openFilters],
    'select-template-none': ['/builder/select-template', searchTemplates('qqqq')],
  }),
  ...seenBy(
    'visitor',
    Object.fromEntries(SECTION_IDS.map((id) => [`form-${id}`, `/builder/form?section=${id}`])),
  ),
  ...Object.entries(FORM_STATES).map(
    ([name, { open, ...state }]): ShotPage => ({ name, looker: 'visitor', step: open, ...state }),
  ),
  ...seenBy('visitor', {
    document: '/builder/document',
    review: '/builder/review',
    register: '/builder/register',
    'register-refused': ['/builder/register', signUpEmpty],
    'sign-in': '/signin',
    'sign-in-refused': ['/signin', signInWrong],
    'recover-password': '/recover-password',
    'recover-password-sent': ['/recover-password', askForLink],
    'link-of-a-mail': '/recovery-password/no-such-link',
    'confirm-email': '/confirm-email/no-such-link',
    'stop-email-change': '/stop-email-change/no-such-link',
    'comment-mails': '/comment-mails/no-such-link',
    invitation: '/invitation/no-such-link',
    shared: shared.open,
    'shared-contents': [shared.open, openContents],
    'shared-locked': shared.locked,
    'shared-gone': '/shared/no-such-plan',
    cancel: '/cancel',
    'cancel-refused': ['/cancel', cancelEmpty],
    'legal-terms': '/terms',
    'legal-privacy': '/privacy',
    'legal-cookies': '/cookies',
    'legal-imprint': '/imprint',
    'not-found': '/no-such-page',
  }),
  ...seenBy('stranger', { 'register-plain': '/builder/register', 'document-empty': '/builder/document' }),
  ...seenBy('ended', { 'my-plans-ended': '/my-plans' }),
];

const ofAccounts = (shared: SharedPlans): readonly ShotPage[] => [
  ...seenBy('newcomer', {
    'my-plans-empty': '/my-plans',
    'account-new': '/account',
    payment: '/builder/register',
    'payment-declined': ['/builder/register', orderWithoutFunds],
    'payment-by-wallet': ['/builder/register', payBy('wallet')],
    'payment-by-debit': ['/builder/register', payBy('sepa_debit')],
    operator: '/operator',
  }),
  ...seenBy('subscriber', {
    'my-plans': '/my-plans',
    'my-plans-menu': ['/my-plans', openCardMenu],
    'my-plans-download': ['/my-plans', openDownload],
    'my-plans-send-refused': ['/my-plans', sendWrongly],
    'my-plans-share': ['/my-plans', openSharing],
    'my-plans-link': ['/my-plans', makeLink],
    read: shared.read,
    account: '/account',
    'account-cancel': ['/account', openAccountDialog('billing:cancel.open')],
    'account-withdraw': ['/account', openWithdrawal],
    'account-card': ['/account', openAccountDialog('billing:change.open')],
    'account-delete': ['/account', openAccountDialog('account:delete.open')],
    'payment-done': '/builder/register',
  }),
  ...seenBy('collector', {
    'my-plans-many': '/my-plans',
    'my-plans-none-found': ['/my-plans', searchPlans],
    'my-plans-deleted': ['/my-plans', openDeleted],
    'my-plans-rename': ['/my-plans', openRenaming],
    'my-plans-delete': ['/my-plans', askToDelete],
    'my-plans-unpaid': ['/my-plans', openDownload],
  }),
  ...seenBy('leaver', { 'my-plans-cancelled': '/my-plans', 'account-cancelled': '/account' }),
  ...seenBy('debtor', {
    'my-plans-past-due': '/my-plans',
    'account-past-due': '/account',
    'payment-past-due': '/builder/register',
  }),
];

/** Every page there is; `shared` are the addresses a plan is shared under. */
export function pagesToShoot(shared: SharedPlans): readonly ShotPage[] {
  const pages = [...ofStrangers(shared), ...ofAccounts(shared)];
  for (const pattern of patternsOf([...PUBLIC_ROUTES, ...APPLICATION_ROUTES])) {
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
