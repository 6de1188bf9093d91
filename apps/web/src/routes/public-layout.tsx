import type { Language } from '@trazo/plan/languages';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router';
import { saveInAccount } from '../shared/session/save-in-account.ts';
import { NotFoundPage } from '../shared/site/not-found-page.tsx';
import { pageNamespaces } from '../shared/site/public-page.ts';
import { withPrefix } from '../shared/site/site-address.ts';
import { SiteFrame } from '../shared/site/site-frame.tsx';
import { SiteNoticePlace } from '../shared/site/site-notice.tsx';
import { useArrival } from '../shared/site/use-arrival.ts';
import { useAddressLanguage, usePageWords } from '../shared/site/use-page-words.ts';
import { usePagePath, useSiteAddress } from '../shared/site/use-site-address.ts';
import { changeLanguage } from '../shared/words/words.ts';

/** Pages in five languages: each address says which one, or leaves it to the visitor. */
export default function PublicLayout() {
  const address = useSiteAddress();
  const { prefix, isPage } = address;
  const handles = useMatches().map(({ handle }) => handle);
  usePageWords(isPage ? pageNamespaces(handles) : []);
  useAddressLanguage(address);
  useArrival();
  const path = usePagePath();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const choose = async (chosen: Language) => {
    await changeLanguage(chosen);
    if (prefix !== '') {
      await navigate(withPrefix(`/${chosen}`, path) + search + hash, { preventScrollReset: true });
    }
    await saveInAccount(chosen);
  };
  return (
    <>
      <SiteFrame onLanguage={(chosen) => void choose(chosen)}>
        {isPage ? <Outlet /> : <NotFoundPage />}
      </SiteFrame>
      <SiteNoticePlace />
    </>
  );
}
