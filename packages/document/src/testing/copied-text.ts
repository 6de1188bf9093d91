import { PDFiumLibrary } from '@hyzyla/pdfium';

/** What a reader copies out of a PDF in a browser of Google's make: it knows the words behind glyphs that stand for several letters. */
export async function copiedText(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  library.destroy();
  return text;
}
