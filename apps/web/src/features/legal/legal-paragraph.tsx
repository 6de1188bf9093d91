import { inlineParts } from '@trazo/messages/inline-parts';
import { SiteLink } from '../../shared/site/site-link.tsx';

/** A paragraph's words with its links and bold text. */
export function LegalWords({ text }: { text: string }) {
  return inlineParts(text).map((part, index) => {
    const key = `${index} ${part.text}`;
    if (part.kind === 'words') return part.text;
    if (part.kind === 'code') return <code key={key}>{part.text}</code>;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    return part.to.startsWith('/') ? (
      <SiteLink key={key} to={part.to}>
        {part.text}
      </SiteLink>
    ) : (
      <a key={key} href={part.to}>
        {part.text}
      </a>
    );
  });
}
