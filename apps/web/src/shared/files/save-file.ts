/** Characters no file system takes. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;

/** Milliseconds until the content is let go: browsers may read it only after they have asked where it goes. */
const HELD_FOR = 60_000;

/** Hands a file to the visitor's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(FORBIDDEN, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HELD_FOR);
}
