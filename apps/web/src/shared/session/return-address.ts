const SIGN_IN_PATH = '/signin';
/** Where signing in leads (specification §2). */
const SIGNED_IN_PATH = '/my-plans';
const PARAMETER = 'return';

/** Only its own origin matters; never looked up. */
const ANY_ORIGIN = 'https://origin.invalid';

/** The address of the sign-in page that leads back to `address` afterwards. */
export const signInAddress = (address: string): string =>
  address === SIGNED_IN_PATH
    ? SIGN_IN_PATH
    : `${SIGN_IN_PATH}?${new URLSearchParams({ [PARAMETER]: address })}`;

/** Where a sign-in page leads: an address of our own pages, whatever a forged link says. */
export function returnAddress(search: URLSearchParams): string {
  const wanted = search.get(PARAMETER) ?? '';
  const url =
    wanted.startsWith('/') && URL.canParse(wanted, ANY_ORIGIN) ? new URL(wanted, ANY_ORIGIN) : undefined;
  return url?.origin === ANY_ORIGIN ? url.pathname + url.search + url.hash : SIGNED_IN_PATH;
}
