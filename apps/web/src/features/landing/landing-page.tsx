import { PRODUCT_NAME } from '@trazo/plan/product';
import { PageHead } from '../../shared/site/page-head.tsx';
import { siteUrl } from '../../shared/site/site-url.ts';
import { StructuredData } from '../../shared/site/structured-data.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { GetStarted } from './get-started.tsx';
import { Hero } from './hero.tsx';
import { InUse } from './in-use.tsx';
import { KeyNumbers } from './key-numbers.tsx';
import { Magazine } from './magazine.tsx';
import { Pricing } from './pricing.tsx';
import { Testimony } from './testimony.tsx';

/** What a stranger sees first; the sections and their anchors are those of specification §2. */
export function LandingPage() {
  const { t } = useWords('site');
  return (
    <>
      <PageHead
        title={t('pages.home.title', { product: PRODUCT_NAME })}
        description={t('pages.home.description')}
      />
      <StructuredData
        data={{
          '@type': 'Organization',
          name: PRODUCT_NAME,
          url: siteUrl('/'),
          logo: siteUrl('/icons/icon-512.png'),
        }}
      />
      <Hero />
      <InUse />
      <KeyNumbers />
      <Features />
      <Pricing />
      <Magazine />
      <Testimony />
      <Faq />
      <GetStarted />
    </>
  );
}
