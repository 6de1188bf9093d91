/** A route by the name of its file in `routes/`; the code is put in by `with-code.ts`, and the build reads this list as it is. */
export interface RouteNode {
  readonly id: string;
  readonly path?: string;
  /** The page of its parent's own address. */
  readonly index?: true;
  readonly children?: readonly RouteNode[];
}

/** What a stranger sees, in the language the address names or else in theirs; without the component library. */
export const PUBLIC_ROUTES: readonly RouteNode[] = [
  {
    id: 'public-layout',
    path: ':lang?',
    children: [
      { id: 'home', index: true },
      { id: 'templates', path: 'templates' },
      { id: 'template', path: 'templates/:template' },
      { id: 'terms', path: 'terms' },
      { id: 'privacy', path: 'privacy' },
      { id: 'cookies', path: 'cookies' },
      { id: 'imprint', path: 'imprint' },
      { id: 'not-found', path: '*' },
    ],
  },
];

export const APPLICATION_ROUTES: readonly RouteNode[] = [
  {
    id: 'app-shell',
    children: [
      {
        id: 'builder-layout',
        children: [
          { id: 'select-template', path: 'builder/:planId?/select-template' },
          { id: 'form', path: 'builder/:planId?/form' },
          { id: 'review', path: 'builder/:planId?/review' },
          { id: 'register', path: 'builder/:planId?/register' },
        ],
      },
      {
        id: 'auth-layout',
        children: [
          { id: 'signed-out-only', children: [{ id: 'signin', path: 'signin' }] },
          // Who is signed in may have forgotten the password, too.
          { id: 'recover-password', path: 'recover-password' },
          // Links of mails work in any session.
          { id: 'recovery-password', path: 'recovery-password/:id' },
          { id: 'confirm-email', path: 'confirm-email/:key' },
          { id: 'stop-email-change', path: 'stop-email-change/:key' },
          { id: 'invitation', path: 'invitation/:token' },
          { id: 'comment-mails', path: 'comment-mails/:token' },
        ],
      },
      {
        id: 'dashboard-layout',
        children: [
          { id: 'my-plans', path: 'my-plans' },
          { id: 'account', path: 'account' },
        ],
      },
      { id: 'open-layout', children: [{ id: 'cancel', path: 'cancel' }] },
      { id: 'document', path: 'builder/:planId?/document' },
      { id: 'shared', path: 'shared/:token' },
      { id: 'read', path: 'read/:planId' },
    ],
  },
];
