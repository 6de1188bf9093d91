import { Outlet } from 'react-router';
import { chooseLanguage } from '../shared/account/choose-language.ts';
import { SiteFrame } from '../shared/site/site-frame.tsx';

/** The public frame around pages that need the application. */
export default function OpenLayout() {
  return (
    <SiteFrame onLanguage={(language) => void chooseLanguage(language)}>
      <Outlet />
    </SiteFrame>
  );
}
