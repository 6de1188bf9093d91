/**
 * Text written over several lines of source: a blank line starts a new paragraph, any other line break is a space.
 * Non-breaking spaces stay as they are.
 */
export function prose(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .split(/\n[ ]*\n/)
    .map((paragraph) => paragraph.replace(/[ \n]+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
