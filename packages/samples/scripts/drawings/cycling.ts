import { dimension, INK, MIST, MOSS, onPaper, PAPER, SAND, SLATE, VERMILION } from './ink.ts';

const wheel = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}"/><circle cx="${x}" cy="${y}" r="6" fill="${INK}"/>`;

const frame = `<path d="M140 230L205 145H305L235 230ZM235 230L198 132M305 145L340 230M300 118L305 145M285 118H320" stroke="${VERMILION}" stroke-width="6"/><path d="M178 130H218" stroke-width="8"/>`;

/** What a cycling company sells. */
export const CYCLING = {
  bicycle: onPaper(`${wheel(140, 230, 68)}${wheel(340, 230, 68)}${frame}${dimension(140, 340, 326)}`),
  electricBicycle: onPaper(
    `${wheel(140, 230, 68)}${wheel(340, 230, 68)}${frame}<path d="M222 208L262 162L278 174L244 216Z" fill="${SLATE}"/><path d="M392 70L372 108H398L380 146" stroke="${VERMILION}" stroke-width="6"/>`,
  ),
  routeMap: onPaper(
    `<path d="M90 90L190 70L290 90L390 70V270L290 290L190 270L90 290Z" fill="${PAPER}"/><path d="M190 70V270M290 90V290"/>
<path d="M90 190C150 160 200 230 260 200S340 160 390 190" stroke="${MIST}" stroke-width="16"/><path d="M120 250C150 210 210 240 240 190S310 150 350 112" stroke="${VERMILION}" stroke-dasharray="2 12" stroke-width="6"/>
<circle cx="120" cy="250" r="9" fill="${INK}"/><circle cx="350" cy="112" r="9" fill="${VERMILION}"/>`,
  ),
  panniers: onPaper(
    `<path d="M150 100H330"/><rect x="120" y="115" width="105" height="150" rx="12" fill="${SAND}"/><rect x="255" y="115" width="105" height="150" rx="12" fill="${SAND}"/>
<path d="M120 160H225M255 160H360"/><path d="M172 160V185M307 160V185" stroke="${VERMILION}" stroke-width="8"/><path d="M172 115V100M307 115V100"/>${dimension(120, 360, 310)}`,
  ),
  wrench: onPaper(
    `${wheel(190, 190, 92)}<path d="M190 98V282M98 190H282M125 125L255 255M255 125L125 255" stroke-width="2"/>
<path d="M300 300L270 270L350 170C336 138 362 104 396 112L372 138L392 158L418 132C426 166 392 196 364 184Z" fill="${MIST}"/><path d="M90 312H270" stroke="${VERMILION}"/>`,
  ),
  bicycleFleet: onPaper(
    `<path d="M70 250H410" stroke="${SLATE}" stroke-width="8"/>${[110, 190, 270, 350].map((x) => `${wheel(x, 200, 44)}<path d="M${x} 200V112M${x - 18} 112H${x + 18}"/>`).join('')}
<path d="M70 290H410" stroke="${VERMILION}"/><path d="M60 74H420L400 54H80Z" fill="${SAND}"/>`,
  ),
  riverBoat: onPaper(
    `<path d="M90 200H390L355 260H125Z" fill="${SAND}"/><path d="M150 200V150H310V200" fill="${PAPER}"/><path d="M175 165H200V185H175ZM225 165H250V185H225Z"/>
<path d="M340 200V90L376 110L340 128" stroke="${VERMILION}"/><path d="M70 285C100 270 130 300 160 285S220 270 250 285S310 300 340 285S400 270 420 285" stroke="${SLATE}"/>`,
  ),
  group: onPaper(
    `${[140, 240, 340].map((x) => `<path d="M${x - 42} 262C${x - 42} 190 ${x + 42} 190 ${x + 42} 262Z" fill="${MOSS}"/><circle cx="${x}" cy="155" r="30" fill="${PAPER}"/><path d="M${x - 32} 148C${x - 28} 112 ${x + 28} 112 ${x + 32} 148Z" fill="${VERMILION}"/>`).join('')}<path d="M70 290H410"/>`,
  ),
} as const;
