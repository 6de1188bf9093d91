/** Hands the document to the browser's print dialog; where it cannot print from a frame, it opens the PDF by itself. */
export function printDocument(pdf: Blob): void {
  const address = URL.createObjectURL(pdf);
  const frame = document.createElement('iframe');
  const openInstead = () => window.open(address, '_blank', 'noopener');
  frame.hidden = true;
  frame.src = address;
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
    } catch {
      openInstead();
    }
  });
  // The dialog may be open for long: the frame of the last time goes with the next.
  document.querySelector('iframe[data-prints]')?.remove();
  frame.dataset['prints'] = '';
  if (navigator.pdfViewerEnabled) document.body.append(frame);
  else openInstead();
}
