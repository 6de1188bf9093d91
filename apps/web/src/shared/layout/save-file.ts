/** Characters no file system takes. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;

/** Hands a file to the visitor's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(FORBIDDEN, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
