/** All words of one language, in one chunk of their own. */
export const words = import.meta.glob<object>('../../../../../../packages/messages/en/*.json', {
  eager: true,
  import: 'default',
});
