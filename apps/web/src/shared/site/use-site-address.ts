import { useLocation, useParams } from 'react-router';
import { useLanguage } from '../words/use-language.ts';
import { readSiteAddress, type SiteAddress } from './site-address.ts';

/** Language and prefix of the address in view. */
export function useSiteAddress(): SiteAddress {
  const { lang } = useParams();
  return readSiteAddress(lang, useLanguage());
}

/** The address in view without its language: `/terms`. */
export function usePagePath(): string {
  const { lang } = useParams();
  const { pathname } = useLocation();
  const path = lang === undefined ? pathname : pathname.slice(lang.length + 1);
  return path.replace(/(?<=.)\/$/, '') || '/';
}
