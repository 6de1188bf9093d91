import { chooseLanguage } from '../session/choose-language.ts';
import { SiteFooter } from '../site/site-footer.tsx';

/** The same footer, within the application: it tells how changing the language went. */
export const AppFooter = () => <SiteFooter onLanguage={(language) => void chooseLanguage(language)} />;
