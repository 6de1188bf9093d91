import type { Page } from '@playwright/test';

/** What another program left on the clipboard, pasted where the focus is: by the page, or else by the browser itself. */
export async function pasteText(page: Page, text: string): Promise<void> {
  const isLeft = await page.locator(':focus').evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return element.dispatchEvent(event);
  }, text);
  if (isLeft) await page.keyboard.insertText(text);
}
