import type { Plan } from '@trazo/plan/plan';
import { at, type Field, mapping, object } from './codec/mapping.ts';
import { nullableIdentifier, nullableText } from './codec/value-codec.ts';
import { currentVersion } from './migrations.ts';
import { SECTION_CODECS } from './sections/registry.ts';

const plan = mapping<Plan>(SECTION_CODECS, { schema_version: () => currentVersion() });

/** Saved beside the form (specification §3); they belong to the saved plan, not to what it says. */
const BESIDE_THE_FORM = ['id', 'cover', 'preview'];
const besideTheForm = BESIDE_THE_FORM.map((name) =>
  at(name, name === 'id' ? nullableIdentifier : nullableText),
);

const profile: Field<Plan> = {
  ...plan,
  names: [...plan.names, ...besideTheForm.flatMap(({ names }) => names)],
  read: (source, location, issues) => {
    for (const field of besideTheForm) field.read(source, location, issues);
    return plan.read(source, location, issues);
  },
};

/** `ProfileData`: the 13 sections, in the wire's own grouping. */
export const profileCodec = object(profile);
