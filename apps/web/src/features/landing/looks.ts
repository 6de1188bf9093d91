/** As `home:looks.palette` names it. */
type PaletteName =
  | 'navyRed'
  | 'pineOrange'
  | 'wineOchre'
  | 'slateBronze'
  | 'forestBrick'
  | 'indigoMauve'
  | 'orangeNavy'
  | 'nightYellow'
  | 'petrolCoral'
  | 'brickGold'
  | 'petrolStraw'
  | 'plumOrange';

/** Two of a template's own colours that go well together. */
interface Palette {
  readonly name: PaletteName;
  readonly primary: string;
  readonly secondary: string;
}

export interface TemplateLooks {
  readonly templateId: number;
  /** A proper name, as in the catalogue. */
  readonly template: string;
  readonly palettes: readonly [Palette, Palette, Palette];
}

/** What a visitor can try on the landing page: every template of the catalogue, each in three of its colour pairs. */
export const LOOKS = [
  {
    templateId: 1,
    template: 'Plano',
    palettes: [
      { name: 'navyRed', primary: '#1f3a5f', secondary: '#d1495b' },
      { name: 'pineOrange', primary: '#0b5351', secondary: '#e07a2f' },
      { name: 'wineOchre', primary: '#5b2333', secondary: '#8d6a3f' },
    ],
  },
  {
    templateId: 2,
    template: 'Folio',
    palettes: [
      { name: 'slateBronze', primary: '#22333b', secondary: '#a8763e' },
      { name: 'forestBrick', primary: '#14342b', secondary: '#9c4a3c' },
      { name: 'indigoMauve', primary: '#2f2a4a', secondary: '#7a5c8e' },
    ],
  },
  {
    templateId: 3,
    template: 'Bloque',
    palettes: [
      { name: 'orangeNavy', primary: '#e4572e', secondary: '#17255a' },
      { name: 'nightYellow', primary: '#0a2540', secondary: '#f2b705' },
      { name: 'petrolCoral', primary: '#006d77', secondary: '#ff8552' },
    ],
  },
  {
    templateId: 4,
    template: 'Revista',
    palettes: [
      { name: 'brickGold', primary: '#7b2d26', secondary: '#d9a441' },
      { name: 'petrolStraw', primary: '#264653', secondary: '#e9c46a' },
      { name: 'plumOrange', primary: '#5f0f40', secondary: '#e36414' },
    ],
  },
] as const satisfies readonly TemplateLooks[];

/** One template in one of its palettes. */
export interface Look {
  readonly template: TemplateLooks;
  readonly palette: Palette;
}

/** What the page opens with; its pictures are part of the front end (scripts/draw-brand.ts). */
export const FIRST_LOOK: Look = { template: LOOKS[3], palette: LOOKS[3].palettes[1] };
