import { dimension, INK, MOSS, onPaper, PAPER, SAND, VERMILION, WHEAT } from './ink.ts';

const crate = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="220" height="70" fill="${SAND}"/><path d="M${x} ${y + 24}H${x + 220}M${x} ${y + 47}H${x + 220}"/>`;

/** What a bakery sells. */
export const BAKERY = {
  loaf: onPaper(
    `<path d="M80 220C80 120 160 95 240 95S400 120 400 220C400 262 360 268 240 268S80 262 80 220Z" fill="${SAND}"/>
<path d="M150 150C175 170 180 205 172 236M222 132C247 158 252 200 244 240M296 138C321 160 326 200 318 236" stroke="${PAPER}" stroke-width="10"/>
<path d="M150 150C175 170 180 205 172 236M222 132C247 158 252 200 244 240M296 138C321 160 326 200 318 236"/>${dimension(80, 400, 310)}`,
  ),
  pastry: onPaper(
    `<circle cx="240" cy="175" r="105" fill="${WHEAT}"/>
<path d="M240 175C240 150 275 150 275 180C275 225 205 225 205 175C205 110 310 110 310 185C310 255 170 260 170 170" />
<path d="M150 120L132 104M330 120L348 104M240 70V48" stroke="${VERMILION}"/>${dimension(135, 345, 315)}`,
  ),
  crates: onPaper(
    `${crate(130, 90)}${crate(130, 165)}${crate(130, 240)}
<path d="M150 90C150 60 190 60 190 90M200 90C200 56 245 56 245 90M255 90C255 60 300 60 300 90" fill="${WHEAT}"/><path d="M100 312H380" stroke="${VERMILION}"/>`,
  ),
  paperBag: onPaper(
    `<path d="M165 120L185 300H295L315 120Z" fill="${WHEAT}"/><path d="M165 120L185 135L205 120L225 135L245 120L265 135L285 120L300 135L315 120"/>
<path d="M205 120L190 62C188 48 212 44 216 60L228 132M270 126L282 58C286 44 308 50 304 64L292 122" fill="${SAND}"/>
<circle cx="240" cy="220" r="28" stroke="${VERMILION}"/><path d="M228 220L237 230L254 211" stroke="${VERMILION}"/>`,
  ),
  filledPie: onPaper(
    `<ellipse cx="240" cy="205" rx="150" ry="72" fill="${SAND}"/><ellipse cx="240" cy="190" rx="150" ry="72" fill="${WHEAT}"/>
<path d="M150 190C170 165 200 165 215 190S265 215 285 190S320 168 335 190"/><circle cx="240" cy="150" r="8" fill="${INK}"/>
<path d="M200 92C190 76 212 70 202 52M240 88C230 72 252 66 242 48M280 92C270 76 292 70 282 52" stroke="${VERMILION}"/>${dimension(90, 390, 312)}`,
  ),
  cup: onPaper(
    `<path d="M140 140H310V210C310 255 280 275 225 275S140 255 140 210Z" fill="${PAPER}"/><path d="M310 155H330C370 155 370 225 305 225"/>
<path d="M140 160H310" stroke="${VERMILION}"/><path d="M110 300H350"/><path d="M190 112C180 96 202 90 192 70M240 112C230 96 252 90 242 70"/>`,
  ),
  rollingPin: onPaper(
    `<g transform="rotate(-20 240 180)"><rect x="130" y="150" width="220" height="60" rx="12" fill="${SAND}"/><path d="M130 168H80V192H130M350 168H400V192H350" fill="${WHEAT}"/></g>
<path d="M110 290H370" /><path d="M150 270C190 250 290 250 330 270" stroke="${VERMILION}"/><path d="M330 96L346 66M346 66C366 62 368 84 350 88M346 66C330 54 318 72 334 84" stroke="${MOSS}"/>`,
  ),
} as const;
