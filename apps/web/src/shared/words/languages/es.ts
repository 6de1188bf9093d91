/**
 * The application's words in one language, in one chunk of their own: all but those of public pages and of mails. What both
 * say is here a second time, as a module of its own, so that neither loads the other's file.
 */
const own = import.meta.glob<object>(
  [
    '../../../../../../packages/messages/es/*.json',
    '!**/{navigation,site,home,landing,faq,testimonials,templates,colours,legal,terms,privacy,cookies,imprint,mails}.json',
  ],
  { eager: true, import: 'default' },
);
const common = import.meta.glob<object>('../../../../../../packages/messages/es/colours.json', {
  eager: true,
  import: 'default',
  query: '?app',
});
export const words = { ...own, ...common };
