import type { Page } from '@playwright/test';

/** What another program left on the clipboard, pasted where the focus is. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.locator(':focus').evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, text);
}
