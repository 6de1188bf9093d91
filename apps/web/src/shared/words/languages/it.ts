/** The application's words in one language, in one chunk of their own: all but those of public pages and of mails. */
export const words = import.meta.glob<object>(
  [
    '../../../../../../packages/messages/it/*.json',
    '!**/{navigation,site,home,landing,faq,testimonials,templates,legal,terms,privacy,cookies,imprint,mails}.json',
  ],
  { eager: true, import: 'default' },
);
