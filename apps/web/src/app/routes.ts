import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  // What a stranger sees, in the language the address names or else in theirs; without the component library.
  route(':lang?', '../routes/public-layout.tsx', [
    index('../routes/home.tsx'),
    route('templates', '../routes/templates.tsx'),
    route('templates/:template', '../routes/template.tsx'),
    route('terms', '../routes/terms.tsx'),
    route('privacy', '../routes/privacy.tsx'),
    route('cookies', '../routes/cookies.tsx'),
    route('imprint', '../routes/imprint.tsx'),
    route('*', '../routes/not-found.tsx'),
  ]),
  layout('../routes/app-shell.tsx', [
    layout('../routes/builder-layout.tsx', [
      route('builder/:planId?/select-template', '../routes/select-template.tsx'),
      route('builder/:planId?/form', '../routes/form.tsx'),
      route('builder/:planId?/review', '../routes/review.tsx'),
      route('builder/:planId?/register', '../routes/register.tsx'),
    ]),
    layout('../routes/auth-layout.tsx', [
      layout('../routes/signed-out-only.tsx', [route('signin', '../routes/signin.tsx')]),
      // Who is signed in may have forgotten the password, too.
      route('recover-password', '../routes/recover-password.tsx'),
      // Links of mails work in any session.
      route('recovery-password/:id', '../routes/recovery-password.tsx'),
      route('confirm-email/:key', '../routes/confirm-email.tsx'),
      route('stop-email-change/:key', '../routes/stop-email-change.tsx'),
    ]),
    layout('../routes/dashboard-layout.tsx', [
      route('my-plans', '../routes/my-plans.tsx'),
      route('account', '../routes/account.tsx'),
    ]),
    layout('../routes/open-layout.tsx', [route('cancel', '../routes/cancel.tsx')]),
    route('builder/:planId?/document', '../routes/document.tsx'),
    route('shared/:token', '../routes/shared.tsx'),
  ]),
] satisfies RouteConfig;
