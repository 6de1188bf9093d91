import { dimension, INK, MIST, MOSS, onPaper, PAPER, SAND, SLATE, VERMILION, WHEAT } from './ink.ts';

const LAYERS = [SAND, WHEAT, MIST, PAPER, MOSS];

/** What a builder and a heating engineer sell. */
export const BUILDING = {
  heatPump: onPaper(
    `<rect x="90" y="90" width="300" height="180" rx="10" fill="${PAPER}"/><circle cx="195" cy="180" r="68" fill="${MIST}"/><path d="M195 180C185 150 200 128 222 124M195 180C226 174 244 194 240 218M195 180C174 202 148 196 138 176" stroke="${VERMILION}" stroke-width="6"/><circle cx="195" cy="180" r="9" fill="${INK}"/><path d="M295 125H365M295 150H365M295 175H365M295 200H365M295 225H365"/><path d="M120 270V290M360 270V290"/>${dimension(90, 390, 322)}`,
  ),
  gauge: onPaper(
    `<circle cx="240" cy="170" r="105" fill="${PAPER}"/><path d="M165 225A92 92 0 1 1 315 225" stroke="${MIST}" stroke-width="14"/><path d="M240 170L296 120" stroke="${VERMILION}" stroke-width="7"/><circle cx="240" cy="170" r="11" fill="${INK}"/><path d="M240 275V310M205 310H275"/>`,
  ),
  circuitBoard: onPaper(
    `<rect x="110" y="80" width="260" height="200" rx="8" fill="${MOSS}"/><rect x="195" y="140" width="90" height="80" fill="${SLATE}"/><path d="M195 160H150V110M195 180H140M195 200H150V250M285 160H330V110M285 180H340M285 200H330V250M240 140V105M240 220V255" stroke="${PAPER}"/><circle cx="150" cy="110" r="8" fill="${VERMILION}"/><circle cx="330" cy="250" r="8" fill="${VERMILION}"/><path d="M110 310H370" stroke="${VERMILION}"/>`,
  ),
  toolbox: onPaper(
    `<rect x="100" y="150" width="280" height="120" rx="8" fill="${SAND}"/><path d="M100 195H380"/><path d="M190 150V115H290V150"/><rect x="222" y="182" width="36" height="28" fill="${VERMILION}"/><path d="M80 296H400"/>`,
  ),
  radiator: onPaper(
    `${[110, 155, 200, 245, 290, 335].map((x) => `<rect x="${x}" y="90" width="35" height="165" rx="14" fill="${PAPER}"/>`).join('')}<path d="M85 230H110M370 230H400V275"/><circle cx="400" cy="230" r="12" fill="${VERMILION}"/><path d="M60 296H420"/>`,
  ),
  timberFrame: onPaper(
    `<path d="M90 150L240 60L390 150" stroke-width="8"/><rect x="110" y="150" width="260" height="135" fill="${PAPER}" stroke-width="8"/><path d="M240 150V285M110 215H370M110 285L170 150M370 285L310 150" stroke="${SLATE}" stroke-width="9"/><rect x="262" y="168" width="32" height="32" fill="${MIST}"/><path d="M70 312H410" stroke="${VERMILION}"/>`,
  ),
  woodJoint: onPaper(
    `<path d="M70 150H220V120H270V230H220V200H70Z" fill="${SAND}"/><path d="M410 120H290V150H330V200H290V230H410Z" fill="${WHEAT}"/><circle cx="245" cy="175" r="10" fill="${INK}"/><path d="M100 165H190M100 185H170M350 140H390M350 210H390" stroke-width="2"/>${dimension(70, 270, 290)}`,
  ),
  window: onPaper(
    `<rect x="140" y="60" width="200" height="230" fill="${SAND}"/><rect x="160" y="80" width="160" height="190" fill="${MIST}"/><path d="M240 80V270M160 150H320"/><path d="M180 250L220 190M262 140L300 95" stroke="${PAPER}"/><path d="M120 300H360" stroke="${VERMILION}" stroke-width="6"/>`,
  ),
  wallLayers: onPaper(
    `${LAYERS.map((color, index) => `<path d="M${100 + index * 56} 80H${156 + index * 56}V280H${100 + index * 56}Z" fill="${color}"/>`).join('')}<path d="M172 100L196 120L172 140L196 160L172 180L196 200L172 220L196 240L172 260" stroke-width="3"/>${dimension(100, 380, 316)}`,
  ),
  trowel: onPaper(
    `<path d="M80 90H300V250H80Z" fill="${WHEAT}"/><path d="M110 230C150 130 200 220 270 110" stroke="${SAND}" stroke-width="16"/><g transform="rotate(-28 320 210)"><path d="M220 190H350V215H220Z" fill="${SLATE}"/><path d="M290 190V165H330M330 155H400V177H330Z" fill="${VERMILION}"/></g><path d="M70 290H410"/>`,
  ),
  scaffold: onPaper(
    `<path d="M110 60V295M240 60V295M370 60V295M110 120H370M110 205H370" /><path d="M90 120H390M90 205H390" stroke="${SAND}" stroke-width="12"/><path d="M110 205L240 120M240 205L370 120M110 290L240 205M240 290L370 205" stroke-width="2"/><path d="M80 298H400" stroke="${VERMILION}"/>`,
  ),
  report: onPaper(
    `<path d="M140 60H290L340 110V300H140Z" fill="${PAPER}"/><path d="M290 60V110H340"/><path d="M170 140H270M170 165H310"/><path d="M180 270V235M215 270V215M250 270V225M285 270V195" stroke="${SLATE}" stroke-width="14" stroke-linecap="butt"/><path d="M170 225L215 195L250 205L300 170" stroke="${VERMILION}"/><path d="M165 272H315"/>`,
  ),
} as const;
