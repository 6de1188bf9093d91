import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Rows of pixels from the top left: one byte of grey each, or four of red, green, blue and opacity. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

let library: Promise<PDFiumLibrary> | undefined;

/** Draws all pages of a PDF, so many pixels wide. */
export async function drawPages(
  pdf: Uint8Array,
  width: number,
  colorSpace: 'Gray' | 'BGRA',
): Promise<PagePicture[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  const pictures: PagePicture[] = [];
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const height = Math.round((width * originalHeight) / originalWidth);
    const drawn = await page.render({ width, height, render: 'bitmap', colorSpace });
    pictures.push({ width: drawn.width, height: drawn.height, pixels: drawn.data });
  }
  document.destroy();
  return pictures;
}
