import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text on a page, in points from the lower left corner; `angle` in radians. */
export interface TextBox {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly size: number;
  readonly angle: number;
}

export interface PageLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly TextBox[];
}

/** Where every run of text stands, page by page. */
export async function readLayout(bytes: Uint8Array): Promise<PageLayout[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: PageLayout[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const boxes = items.flatMap((item): TextBox[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [a = 0, b = 0, , , left = 0, bottom = 0]: number[] = item.transform;
      const [size, angle] = [Math.hypot(a, b), Math.atan2(b, a)];
      return [{ page: number, text: item.str, left, bottom, width: item.width, size, angle }];
    });
    pages.push({ width, height, boxes });
  }
  await task.destroy();
  return pages;
}
