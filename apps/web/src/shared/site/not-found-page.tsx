import layout from '../design/layout.module.css';
import { useWords } from '../words/use-words.ts';
import { LinkButton } from './site-link.tsx';

/** An address that leads nowhere, and where one may have wanted to go. */
export function NotFoundPage() {
  const { t } = useWords(['site', 'navigation']);
  return (
    <div className={layout.prose}>
      <title>{t('site:notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('site:notFound.title')}</h1>
      <p className={layout.lead}>{t('site:notFound.text')}</p>
      <div className={layout.actions}>
        <LinkButton to="/">{t('navigation:home')}</LinkButton>
        <LinkButton variant="default" to="/builder/form">
          {t('site:notFound.continue')}
        </LinkButton>
      </div>
    </div>
  );
}
