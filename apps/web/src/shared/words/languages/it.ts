/** The application's words in one language, in one chunk of their own: all but those of public pages, of mails, of the console and of what a document's figures say. */
export const words = import.meta.glob<object>(
  [
    '../../../../../../packages/messages/it/*.json',
    '!../../../../../../packages/messages/it/{navigation,site,home,faq,testimonials,templates,catalogue,colours,legal,terms,privacy,cookies,imprint,mails,operator,claims}.json',
  ],
  { eager: true, import: 'default' },
);

/** What public pages say as well: a second time, as text, so that neither loads the other's file. */
export const common = import.meta.glob<string>(
  '../../../../../../packages/messages/it/{catalogue,colours}.json',
  {
    eager: true,
    import: 'default',
    query: '?raw',
  },
);
