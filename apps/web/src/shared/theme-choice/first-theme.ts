import { DEFAULT_FONT } from '@trazo/plan/theme/fonts';
import { dressed, type Theme } from '@trazo/plan/theme/theme';

/** What somebody who has written nothing yet looks at: in the language they read, and the font the pictures are set in. */
export function firstTheme(current: Theme, language: Theme['language']): Theme {
  const { font } = current.font === DEFAULT_FONT ? dressed(current, current.templateId) : current;
  return { ...current, language, font };
}
