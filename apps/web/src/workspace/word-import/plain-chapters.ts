import type { RichBlock, RichLine } from '@trazo/plan/rich-text/blocks';
import { isBlankText } from '@trazo/plan/rich-text/plain-text';
import type { Chapter } from '@trazo/plan/word-import/chapters';
import { textOfPasted } from '../../shared/rich-text/paste-parser.ts';

const BULLET = /^\s*[•·‣◦▪*–-]\s+/;

/** A text without formats, as one chapter: its lines are paragraphs, those with a bullet lists. */
export function chapterOfText(text: string): Chapter {
  const blocks: RichBlock[] = [];
  for (const line of textOfPasted(text).split('\n')) {
    const spans: RichLine = [{ text: line.replace(BULLET, '').trim() }];
    const before = blocks.at(-1);
    if (isBlankText(line)) continue;
    if (!BULLET.test(line)) blocks.push({ type: 'paragraph', spans });
    else if (before?.type === 'bulletList') before.items.push(spans);
    else blocks.push({ type: 'bulletList', items: [spans] });
  }
  return { level: 0, heading: '', blocks };
}
