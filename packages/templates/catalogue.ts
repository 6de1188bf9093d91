import { acta } from './acta/template.ts';
import { bloque } from './bloque/template.ts';
import { claro } from './claro/template.ts';
import { ensayo } from './ensayo/template.ts';
import { folio } from './folio/template.ts';
import { instancia } from './instancia/template.ts';
import { lienzo } from './lienzo/template.ts';
import { margen } from './margen/template.ts';
import { mayor } from './mayor/template.ts';
import { memo } from './memo/template.ts';
import { mercado } from './mercado/template.ts';
import { mesa } from './mesa/template.ts';
import { panorama } from './panorama/template.ts';
import { plano } from './plano/template.ts';
import { pulso } from './pulso/template.ts';
import { reticula } from './reticula/template.ts';
import { revista } from './revista/template.ts';
import { ronda } from './ronda/template.ts';
import { sintesis } from './sintesis/template.ts';
import { taller } from './taller/template.ts';
import type { Template } from './template.ts';
import { terminal } from './terminal/template.ts';
import { tesis } from './tesis/template.ts';

/** Every template there is, in the gallery's order. */
export const TEMPLATES: readonly Template[] = [
  plano,
  folio,
  bloque,
  revista,
  acta,
  mayor,
  ronda,
  pulso,
  mesa,
  lienzo,
  reticula,
  terminal,
  taller,
  mercado,
  tesis,
  margen,
  ensayo,
  panorama,
  sintesis,
  claro,
  instancia,
  memo,
];
