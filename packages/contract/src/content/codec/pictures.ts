import { IMAGE_DATA_URL_LIMIT, type Image, image } from '@trazo/plan/images';
import { text, type ValueCodec } from './value-codec.ts';

/** A picture by data URL or reference. Its issues have codes of their own, since a person can mend them by another photo. */
export const picture: ValueCodec<Image> = {
  ...text,
  decode: (wire, location, issues) => {
    const value = text.decode(wire, location, issues);
    if (value === '') return value;
    if (typeof value === 'string' && value.length > IMAGE_DATA_URL_LIMIT) {
      issues.add(location, `a picture may have ${IMAGE_DATA_URL_LIMIT} characters`, 'image_too_large');
      return '';
    }
    if (image.safeParse(value).success) return value;
    issues.add(location, 'expected a PNG, JPEG or WebP picture', 'image_invalid');
    return '';
  },
};
