/** Stands for the public address until the server, which knows it, writes that instead (platform/http/page-text.ts). */
const WRITTEN = 'https://public-address.invalid';

let known: string | undefined;

/** An absolute address of ours, as metadata wants it. */
export function siteUrl(path: string): string {
  known ??= import.meta.env.SSR ? WRITTEN : publicOrigin();
  return known + path;
}

/** As the server wrote it into the first page, else where the page comes from. */
function publicOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && URL.canParse(canonical.href)
    ? new URL(canonical.href).origin
    : window.location.origin;
}
