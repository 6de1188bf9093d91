/** A thing of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Structured data for search engines (schema.org, JSON-LD). */
export function StructuredData({ data }: { data: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
