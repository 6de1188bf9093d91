import { dimension, INK, MIST, MOSS, onPaper, PAPER, SAND, SLATE, VERMILION, WHEAT } from './ink.ts';

/** What a furniture workshop sells. */
export const FURNITURE = {
  desk: onPaper(
    `<rect x="80" y="130" width="320" height="22" fill="${SAND}"/><path d="M105 152V270M375 152V270M90 270H120M360 270H390"/><rect x="270" y="152" width="85" height="78" fill="${WHEAT}"/><path d="M270 190H355M302 171H322M302 209H322"/>
<path d="M150 130V105H220V130"/>${dimension(80, 400, 312)}`,
  ),
  chair: onPaper(
    `<path d="M185 70H285C300 70 302 80 300 92L290 165H180L170 92C168 80 170 70 185 70Z" fill="${MIST}"/><path d="M165 185H305V205H165Z" fill="${SLATE}"/><path d="M235 165V185M235 205V260M175 290L235 260L295 290M235 260V290" /><circle cx="175" cy="298" r="7" fill="${INK}"/><circle cx="235" cy="298" r="7" fill="${INK}"/><circle cx="295" cy="298" r="7" fill="${INK}"/>
<path d="M345 70V298M336 70H354M336 298H354" stroke="${VERMILION}" stroke-width="3"/>`,
  ),
  cabinet: onPaper(
    `<rect x="130" y="70" width="220" height="210" fill="${SAND}"/><path d="M240 70V280M130 140H350M130 210H350"/><path d="M176 105H194M286 105H304M176 175H194M286 175H304M176 245H194M286 245H304" stroke-width="6"/><path d="M150 280V296M330 280V296"/>${dimension(130, 350, 326)}`,
  ),
  partition: onPaper(
    `<path d="M95 95L195 75V265L95 285Z" fill="${MOSS}"/><path d="M195 75L295 95V285L195 265Z" fill="${MIST}"/><path d="M295 95L395 75V265L295 285Z" fill="${MOSS}"/><path d="M120 130H170M120 155H170M220 130H270M220 155H270M320 130H370M320 155H370" stroke="${PAPER}"/><path d="M80 312H410" stroke="${VERMILION}"/>`,
  ),
  truck: onPaper(
    `<rect x="70" y="100" width="210" height="140" fill="${SAND}"/><path d="M280 140H345L395 190V240H280Z" fill="${PAPER}"/><path d="M305 160H338L362 190H305Z" fill="${MIST}"/><circle cx="140" cy="248" r="28" fill="${PAPER}"/><circle cx="335" cy="248" r="28" fill="${PAPER}"/><circle cx="140" cy="248" r="8" fill="${INK}"/><circle cx="335" cy="248" r="8" fill="${INK}"/>
<path d="M110 170H220L200 150M220 170L200 190" stroke="${VERMILION}"/><path d="M50 282H430"/>`,
  ),
  inventory: onPaper(
    `<rect x="145" y="70" width="190" height="230" rx="8" fill="${WHEAT}"/><rect x="205" y="55" width="70" height="32" rx="6" fill="${PAPER}"/><path d="M170 130L182 142L200 118M170 185L182 197L200 173M170 240L182 252L200 228" stroke="${VERMILION}"/><path d="M222 132H308M222 187H308M222 242H290"/>`,
  ),
  floorPlan: onPaper(
    `<path d="M90 80H390V280H90Z" fill="${PAPER}" stroke-width="8"/><path d="M230 80V170M230 220V280M230 170H290M340 170H390" stroke-width="8"/><path d="M230 220A50 50 0 0 1 180 170" stroke-width="2"/><rect x="115" y="105" width="70" height="34" fill="${SAND}"/><rect x="115" y="215" width="70" height="34" fill="${SAND}"/><circle cx="310" cy="225" r="28" fill="${MIST}"/>${dimension(90, 390, 318)}`,
  ),
  workbench: onPaper(
    `<path d="M70 200H410V224H70Z" fill="${SAND}"/><path d="M105 224V296M375 224V296M105 262H375"/><path d="M150 200L185 165H285L300 200Z" fill="${WHEAT}"/><path d="M215 165V138C215 126 240 126 240 138V165"/><path d="M320 200C330 180 348 192 340 176S360 168 356 156" stroke="${VERMILION}"/>`,
  ),
} as const;
