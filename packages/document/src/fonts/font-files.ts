import type { FONTS } from '@trazo/plan/theme/fonts';
import { programFile } from '@trazo/program-files/program-files';

type Family = (typeof FONTS)[number]['family'];
type Style = '400Regular' | '400Regular_Italic' | '600SemiBold' | '700Bold' | '700Bold_Italic';

interface FontPackage {
  readonly folder: string;
  /** How the package begins its files' names. */
  readonly prefix: string;
  readonly styles: readonly Style[];
  /** The package keeps its files side by side instead of a folder a style. */
  readonly flat?: true;
}

const ROMAN: readonly Style[] = ['400Regular', '600SemiBold', '700Bold'];
const ROMAN_AND_ITALIC: readonly Style[] = [...ROMAN, '400Regular_Italic', '700Bold_Italic'];
const WITHOUT_SEMI_BOLD: readonly Style[] = ['400Regular', '700Bold', '400Regular_Italic', '700Bold_Italic'];

/** Where each of the plan's 22 families lies, and the styles the templates use of it. */
const THEME_FONTS: Readonly<Record<Family, FontPackage>> = {
  Roboto: { folder: 'roboto', prefix: 'Roboto', styles: ROMAN_AND_ITALIC },
  'Open Sans': { folder: 'open-sans', prefix: 'OpenSans', styles: ROMAN_AND_ITALIC },
  Lato: { folder: 'lato', prefix: 'Lato', styles: WITHOUT_SEMI_BOLD },
  Montserrat: { folder: 'montserrat', prefix: 'Montserrat', styles: ROMAN_AND_ITALIC },
  Poppins: { folder: 'poppins', prefix: 'Poppins', styles: ROMAN_AND_ITALIC },
  Raleway: { folder: 'raleway', prefix: 'Raleway', styles: ROMAN_AND_ITALIC },
  Ubuntu: { folder: 'ubuntu', prefix: 'Ubuntu', styles: WITHOUT_SEMI_BOLD },
  Mulish: { folder: 'mulish', prefix: 'Mulish', styles: ROMAN_AND_ITALIC },
  Rubik: { folder: 'rubik', prefix: 'Rubik', styles: ROMAN_AND_ITALIC },
  Hind: { folder: 'hind', prefix: 'Hind', styles: ROMAN },
  'Fjalla One': { folder: 'fjalla-one', prefix: 'FjallaOne', styles: ['400Regular'] },
  'Maven Pro': { folder: 'maven-pro', prefix: 'MavenPro', styles: ROMAN },
  Inter: { folder: 'inter', prefix: 'Inter', styles: ROMAN_AND_ITALIC },
  Cantarell: { folder: 'cantarell', prefix: 'Cantarell', styles: WITHOUT_SEMI_BOLD },
  Scada: { folder: 'scada', prefix: 'Scada', styles: WITHOUT_SEMI_BOLD, flat: true },
  'Playfair Display': { folder: 'playfair-display', prefix: 'PlayfairDisplay', styles: ROMAN_AND_ITALIC },
  'PT Sans': { folder: 'pt-sans', prefix: 'PTSans', styles: WITHOUT_SEMI_BOLD },
  Quicksand: { folder: 'quicksand', prefix: 'Quicksand', styles: ROMAN },
  Dosis: { folder: 'dosis', prefix: 'Dosis', styles: ROMAN },
  Inconsolata: { folder: 'inconsolata', prefix: 'Inconsolata', styles: ROMAN },
  'Crimson Text': { folder: 'crimson-text', prefix: 'CrimsonText', styles: ROMAN_AND_ITALIC },
  Exo: { folder: 'exo', prefix: 'Exo', styles: ROMAN_AND_ITALIC },
};

const REGULAR: readonly Style[] = ['400Regular'];

/** Families that take over, in this order, where the theme's font lacks a character. */
const FALLBACK_FONTS: Readonly<Record<string, FontPackage>> = {
  'Noto Sans': { folder: 'noto-sans', prefix: 'NotoSans', styles: ROMAN_AND_ITALIC },
  // Noto Sans Arabic draws the dots of a letter apart: copied, each would be another letter. It has the rarer ones.
  Vazirmatn: { folder: 'vazirmatn', prefix: 'Vazirmatn', styles: REGULAR },
  'Noto Sans Arabic': { folder: 'noto-sans-arabic', prefix: 'NotoSansArabic', styles: REGULAR },
  'Noto Sans Hebrew': { folder: 'noto-sans-hebrew', prefix: 'NotoSansHebrew', styles: REGULAR },
  'Noto Sans Devanagari': { folder: 'noto-sans-devanagari', prefix: 'NotoSansDevanagari', styles: REGULAR },
  'Noto Sans Thai': { folder: 'noto-sans-thai', prefix: 'NotoSansThai', styles: REGULAR },
  'Noto Sans Symbols': { folder: 'noto-sans-symbols', prefix: 'NotoSansSymbols', styles: REGULAR },
  'Noto Emoji': { folder: 'noto-emoji', prefix: 'NotoEmoji', styles: REGULAR },
  'Noto Sans Symbols 2': { folder: 'noto-sans-symbols-2', prefix: 'NotoSansSymbols2', styles: REGULAR },
  // One light file a script: simplified Chinese, Korean, Japanese (Kosugi, under the name its file gives it).
  'ZCOOL XiaoWei': { folder: 'zcool-xiaowei', prefix: 'ZCOOLXiaoWei', styles: REGULAR },
  'Gowun Dodum': { folder: 'gowun-dodum', prefix: 'GowunDodum', styles: REGULAR },
  MotoyaLCedar: { folder: 'kosugi', prefix: 'Kosugi', styles: REGULAR, flat: true },
  'Noto Sans Math': { folder: 'noto-sans-math', prefix: 'NotoSansMath', styles: REGULAR },
  'Noto Sans Georgian': { folder: 'noto-sans-georgian', prefix: 'NotoSansGeorgian', styles: REGULAR },
  'Noto Sans Armenian': { folder: 'noto-sans-armenian', prefix: 'NotoSansArmenian', styles: REGULAR },
  'Noto Sans Ethiopic': { folder: 'noto-sans-ethiopic', prefix: 'NotoSansEthiopic', styles: REGULAR },
  'Noto Sans Bengali': { folder: 'noto-sans-bengali', prefix: 'NotoSansBengali', styles: REGULAR },
  'Noto Sans Gujarati': { folder: 'noto-sans-gujarati', prefix: 'NotoSansGujarati', styles: REGULAR },
  'Noto Sans Gurmukhi': { folder: 'noto-sans-gurmukhi', prefix: 'NotoSansGurmukhi', styles: REGULAR },
  'Noto Sans Sinhala': { folder: 'noto-sans-sinhala', prefix: 'NotoSansSinhala', styles: REGULAR },
  'Noto Sans Tamil': { folder: 'noto-sans-tamil', prefix: 'NotoSansTamil', styles: REGULAR },
  'Noto Sans Telugu': { folder: 'noto-sans-telugu', prefix: 'NotoSansTelugu', styles: REGULAR },
  'Noto Sans Khmer': { folder: 'noto-sans-khmer', prefix: 'NotoSansKhmer', styles: REGULAR },
  'Noto Sans Lao': { folder: 'noto-sans-lao', prefix: 'NotoSansLao', styles: REGULAR },
  'Noto Sans Myanmar': { folder: 'noto-sans-myanmar', prefix: 'NotoSansMyanmar', styles: REGULAR },
};

export const FALLBACK_FAMILIES = Object.keys(FALLBACK_FONTS);

const pathOf = ({ folder, prefix, flat }: FontPackage, style: Style): string => {
  const file = `${prefix}_${style}.ttf`;
  return programFile(
    `node_modules/@expo-google-fonts/${folder}/${flat === true ? file : `${style}/${file}`}`,
  );
};

const packages: Readonly<Record<string, FontPackage>> = { ...THEME_FONTS, ...FALLBACK_FONTS };

/** The files of every style of a family; throws for a family the document has not. */
export function fontFiles(family: string): readonly string[] {
  const found = packages[family];
  if (found === undefined) throw new RangeError(`No font family ${family}`);
  return found.styles.map((style) => pathOf(found, style));
}

/** Whether a family has a bold and an italic of its own. */
export function stylesOf(family: string): { readonly bold: boolean; readonly italic: boolean } {
  // A user's own font is one file, and regular.
  const styles = packages[family]?.styles ?? [];
  return { bold: styles.includes('700Bold'), italic: styles.includes('400Regular_Italic') };
}

/** The file of a family's regular style. */
export function regularFontFile(family: string): string {
  const [regular] = fontFiles(family);
  if (regular === undefined) throw new RangeError(`No regular style of ${family}`);
  return regular;
}

/** Every family a document may need: the themes' and the fallbacks. */
export const ALL_FAMILIES = Object.keys(packages);

/** The name the file of a user's own goes by, from a SHA-256 of it: whatever the file says, it is no other font. */
export const ownFamily = (sha256: string): string => `Own ${sha256.slice(0, 16)}`;

/** Every file a document may need: the themes' fonts and the fallbacks. */
export const allFontFiles = (): readonly string[] => ALL_FAMILIES.flatMap(fontFiles);

/** The family of a theme and those that take over from it. */
export const familiesOf = (themeFamily: string): readonly string[] => [themeFamily, ...FALLBACK_FAMILIES];
