import type { Namespaces } from '@trazo/messages/namespaces';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'navigation';
    resources: Namespaces;
  }
}
