import type { Theme } from '@trazo/plan/theme/theme';

/** The theme with its own font's file replaced; without the font where there is nothing to replace it with. */
export async function withThemeFont(
  theme: Theme,
  replace: (file: string) => Promise<string>,
): Promise<Theme> {
  const { ownFont } = theme;
  if (ownFont === null) return theme;
  const file = await replace(ownFont.file);
  return { ...theme, ownFont: file === '' ? null : { ...ownFont, file } };
}
