/** The product's name: change it here and it changes in the interface, the mails and the file names. */
export const PRODUCT_NAME = 'Trazo';

/** Appended to a downloaded document's file name (specification §4). */
export const DOCUMENT_FILE_SUFFIX = PRODUCT_NAME;
