import { PRODUCT_NAME } from '@trazo/plan/product';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pageOf } from './builder-address.ts';

/** What the pages of the application are called, by the beginning of their address. */
const TITLES = [
  ['/builder/select-template', 'builder:steps.selectTemplate'],
  ['/builder/form', 'builder:steps.form'],
  ['/builder/review', 'builder:review.title'],
  ['/builder/register', 'builder:steps.register'],
  ['/builder/document', 'viewer:document'],
  ['/signin', 'auth:signIn.title'],
  ['/recover-password', 'auth:recover.title'],
  ['/recovery-password/', 'auth:reset.title'],
  ['/confirm-email/', 'auth:confirm.title'],
  ['/stop-email-change/', 'auth:stopChange.title'],
  ['/my-plans', 'navigation:myPlans'],
  ['/account', 'navigation:account'],
  ['/cancel', 'navigation:cancelHere'],
] as const;

/** Named by the page itself: after the plan, or by words that only it has. */
const NAME_THEMSELVES = ['/shared/'];

/** Title and description of the page in view. */
export function ApplicationHead() {
  const { t } = useTranslation(['builder', 'viewer', 'auth', 'navigation', 'site']);
  const pathname = pageOf(useLocation().pathname);
  const [, name] = TITLES.find(([beginning]) => pathname.startsWith(beginning)) ?? [];
  return (
    <>
      {!NAME_THEMSELVES.some((beginning) => pathname.startsWith(beginning)) && (
        <title>{name === undefined ? PRODUCT_NAME : `${t(name)} · ${PRODUCT_NAME}`}</title>
      )}
      <meta name="description" content={t('site:pages.home.description')} />
    </>
  );
}
