import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { localeOf } from '@trazo/plan/regions';
import { withPrefix } from './site-address.ts';
import { siteUrl } from './site-url.ts';
import { usePagePath, useSiteAddress } from './use-site-address.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
}

const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** As Open Graph names a language with its region: `en_GB`. */
const ogLocale = (language: Language): string => localeOf(language).replace('-', '_');

/** Metadata for search engines and link previews. */
export function PageHead({ title, description }: PageHeadProps) {
  const { language } = useSiteAddress();
  const path = usePagePath();
  const addressIn = (each: Language) => siteUrl(withPrefix(`/${each}`, path));
  const image = siteUrl(`/social/${language}.png`);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(language)} />
      {LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={addressIn(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl(path)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={ogLocale(language)} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(SOCIAL_IMAGE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_IMAGE.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
