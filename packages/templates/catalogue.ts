import { acta } from './acta/template.ts';
import { claro } from './claro/template.ts';
import { dossier } from './dossier/template.ts';
import { expediente } from './expediente/template.ts';
import { folio } from './folio/template.ts';
import { instancia } from './instancia/template.ts';
import { lienzo } from './lienzo/template.ts';
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
  revista,
  acta,
  dossier,
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
  panorama,
  sintesis,
  claro,
  instancia,
  expediente,
  memo,
];

/** Ids of designs that are no more, each with the template that took its place. */
const SUCCESSORS: ReadonlyMap<number, Template> = new Map([
  [3, lienzo],
  [16, tesis],
  [17, memo],
]);

/** Every id that names a template: its own, or one of a design it took the place of. */
export const TEMPLATE_IDS: readonly number[] = [...TEMPLATES.map(({ id }) => id), ...SUCCESSORS.keys()];

/** The template an id names; none where no design ever had it. */
export const templateNamed = (id: number): Template | undefined =>
  SUCCESSORS.get(id) ?? TEMPLATES.find((template) => template.id === id);

/** The template a command line names by an id, by its key, or by its name as the gallery writes it. */
export const templateCalled = (given: string): Template | undefined =>
  templateNamed(Number(given)) ??
  TEMPLATES.find(({ key, name }) => [key, name.toLowerCase()].includes(given.toLowerCase()));
