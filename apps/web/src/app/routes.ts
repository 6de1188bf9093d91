import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('../routes/public-layout.tsx', [index('../routes/home.tsx'), route('*', '../routes/not-found.tsx')]),
  layout('../routes/builder-layout.tsx', [
    route('builder/select-template', '../routes/select-template.tsx'),
    route('builder/form', '../routes/form.tsx'),
    route('builder/register', '../routes/register.tsx'),
  ]),
  layout('../routes/dashboard-layout.tsx', [route('account', '../routes/account.tsx')]),
] satisfies RouteConfig;
