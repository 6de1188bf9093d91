import { INK, PAPER, RULE } from './ink.ts';

const SIZE = 320;

interface Person {
  readonly background: string;
  readonly skin: string;
  readonly coat: string;
  readonly collar: string;
  readonly hair: string;
  /** Drawn behind the head: long hair. */
  readonly behind?: string;
  /** Drawn over the head: fringe, cap, glasses, beard. */
  readonly over: string;
}

const LONG = 'M98 150C92 36 228 36 222 150L228 232H92Z';
const BOB = 'M96 150C90 38 230 38 224 150V196H96Z';
const CROWN = 'M102 140C98 48 222 48 218 140C206 112 190 104 160 104S114 112 102 140Z';
const PARTED = 'M101 146C94 44 226 44 219 146C210 116 182 118 150 96C136 116 112 118 101 146Z';
const BUN = '<circle cx="160" cy="58" r="26" fill="HAIR"/>';
const GLASSES = `<g fill="none" stroke="${INK}" stroke-width="5"><circle cx="137" cy="148" r="17"/><circle cx="183" cy="148" r="17"/><path d="M154 148H166"/></g>`;
const BEARD =
  '<path d="M104 150C104 220 130 232 160 232S216 220 216 150C210 190 190 184 160 184S110 190 104 150Z" fill="HAIR"/>';
const CAP = '<path d="M100 128C100 50 220 50 220 128H246C250 128 250 138 244 138H100Z" fill="HAIR"/>';

const hair = (path: string) => `<path d="${path}" fill="HAIR"/>`;

const PEOPLE: readonly Person[] = [
  {
    background: '#e8c9a0',
    skin: '#d79b72',
    coat: '#2f4858',
    collar: '#f6f1e7',
    hair: '#3a2a22',
    behind: hair(LONG),
    over: hair(PARTED),
  },
  {
    background: '#c9d3d6',
    skin: '#eac2a2',
    coat: '#7d8f69',
    collar: '#22262b',
    hair: '#5b4636',
    over: hair(CROWN) + BEARD,
  },
  {
    background: '#d9dcc8',
    skin: '#b97b55',
    coat: '#e4502b',
    collar: '#f6f1e7',
    hair: '#1f1b1a',
    behind: BUN,
    over: hair(CROWN),
  },
  {
    background: '#edd9c9',
    skin: '#e3b28f',
    coat: '#5d6b78',
    collar: '#f6f1e7',
    hair: '#8f8b86',
    over: hair(PARTED) + GLASSES,
  },
  {
    background: '#d5cfe0',
    skin: '#f0cdb2',
    coat: '#3f3d56',
    collar: '#e9d3ab',
    hair: '#b5652f',
    behind: hair(BOB),
    over: hair(PARTED),
  },
  {
    background: '#cfdccf',
    skin: '#8d5a3b',
    coat: '#f6f1e7',
    collar: '#2f4858',
    hair: '#22262b',
    over: hair(CROWN),
  },
  {
    background: '#e9d3ab',
    skin: '#e8bd99',
    coat: '#7b2d26',
    collar: '#f6f1e7',
    hair: '#c9c4bb',
    behind: hair(BOB),
    over: hair(CROWN) + GLASSES,
  },
  { background: '#c8d6e2', skin: '#d9a57e', coat: '#22333b', collar: '#e4502b', hair: '#2f4858', over: CAP },
];

const portrait = (person: Person): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">
<rect width="100%" height="100%" fill="${person.background}"/>
<g stroke="${RULE}" stroke-opacity="0.5"><path d="M0 80H320M0 160H320M0 240H320M80 0V320M160 0V320M240 0V320"/></g>
${(person.behind ?? '').replaceAll('HAIR', person.hair)}
<path d="M28 320C28 250 88 228 134 222V190H186V222C232 228 292 250 292 320Z" fill="${person.coat}"/>
<path d="M128 222L160 262L192 222L186 200H134Z" fill="${person.collar}"/>
<path d="M136 180H184V222C184 232 136 232 136 222Z" fill="${person.skin}"/>
<ellipse cx="160" cy="146" rx="58" ry="70" fill="${person.skin}"/>
${person.over.replaceAll('HAIR', person.hair)}
<path d="M160 262V320" stroke="${PAPER}" stroke-opacity="0.6" stroke-width="3"/>
</svg>`;

/** Faceless portraits for people who do not exist. */
export const PORTRAIT_DRAWINGS: readonly string[] = PEOPLE.map(portrait);
