/** The builder's pages, as the specification names them (§2), and the review before the download: without a plan they lead to the one that is open. */
export type BuilderPage = 'select-template' | 'form' | 'review' | 'register' | 'document';

const PLAN = /^\/builder\/[^/]+(?=\/(?:select-template|form|review|register|document)(?:\/|$))/;

/** A page of the builder for one plan. */
export const planAddress = (planId: string, page: BuilderPage): string => `/builder/${planId}/${page}`;

/** The address of a page whichever plan it is about: `/builder/…/form` is `/builder/form`. */
export const pageOf = (pathname: string): string => pathname.replace(PLAN, '/builder');

/** The same page of the builder for another plan; undefined outside the builder. */
export function withPlan(pathname: string, planId: string): string | undefined {
  const page = pageOf(pathname);
  return page.startsWith('/builder/') ? page.replace('/builder', () => `/builder/${planId}`) : undefined;
}

/** Whether the page is still the one it is at the call, whichever plan is open by then: asked before an answer that came late leads on. */
export function stillHere(): () => boolean {
  const page = pageOf(window.location.pathname);
  return () => pageOf(window.location.pathname) === page;
}
