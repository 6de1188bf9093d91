/** Where the plan that is shown is, beside this device. */
export type PlanState =
  /** No session, or nothing is written yet. */
  | { readonly kind: 'onDevice' }
  /** Written here, on its way. */
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly planId: string }
  /** The server does not answer, or not for the moment; tried again by itself. */
  | { readonly kind: 'offline' }
  /** The session has ended; goes on once the same person has signed in again. */
  | { readonly kind: 'signedOut' }
  /** The server does not take it as it stands; tried again after the next change. */
  | { readonly kind: 'refused'; readonly code: string | undefined; readonly error: string }
  /** It is not among the plans of this account: deleted elsewhere, or another's. */
  | { readonly kind: 'gone' };
