/** As many letters as the narrow boxes of a phone show whole in their usual size. */
const FITS = 34;

/** What a box that cannot break its line shows in smaller letters on a phone, while it is only read. */
export const isLongForPhone = (text: string): boolean => text.length > FITS;
