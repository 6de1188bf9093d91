import { TEMPLATES, templateCalled } from '@trazo/templates/catalogue';
import type { Template } from '@trazo/templates/template';

/** The template that `--template` names by id, key or name, or all without it. Throws a `RangeError` where there is none. */
export function chosenTemplates(given: string | undefined): readonly Template[] {
  if (given === undefined) return TEMPLATES;
  const template = templateCalled(given);
  if (template === undefined) throw new RangeError(`--template: no template “${given}”`);
  return [template];
}
