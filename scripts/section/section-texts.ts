import type { MessageLanguage } from '@trazo/messages/languages';

/** What the files of a section say before anything is changed in them: a section of one long text. */

const capitalised = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

export const planText = (id: string): string => `import { z } from 'zod';
import { isBlankText } from '../rich-text/plain-text.ts';
import { richText } from '../rich-text/rich-text.ts';
import { defineSection, required } from './section-definition.ts';

const schema = z.strictObject({ text: richText });

export const ${id} = defineSection({
  schema,
  empty: { text: '' },
  expectations: ({ text }) => [required('text', !isBlankText(text))],
  isEmpty: ({ text }) => isBlankText(text),
});
`;

export const wireText = (id: string): string => `import { at } from '../codec/mapping.ts';
import { richText } from '../codec/rich-text.ts';
import { sectionCodec } from './section-codec.ts';

export const ${id} = sectionCodec<'${id}'>({ text: at('${id}.text', richText) });
`;

export const printText = (id: string): string => `import type { PrintText } from '../print-parts.ts';
import type { Opener } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface Print${capitalised(id)} extends Opener<'${id}'> {
  readonly text: PrintText;
}

export const ${id}: SectionPrinter<Print${capitalised(id)}> = {
  print: (opener, { ${id}: section }, { text }) => ({ ...opener, text: text(section.text) }),
};
`;

export const wordBodyText = (id: string): string => `${id}: ({ text }, parts) => parts.text(text),`;

export const layoutText = (): string =>
  '#let body(look, data) = (look.prose)(look, data.text, opening: true)\n';

export const formText = (
  id: string,
): string => `import { Fields } from '../../../shared/form/field-layout.tsx';
import { LongTextField } from '../../../workspace/plan-form/long-text-field.tsx';

export default function ${capitalised(id)}Form() {
  return (
    <Fields>
      <LongTextField section="${id}" path="text" />
    </Fields>
  );
}
`;

interface FirstWords {
  readonly title: string;
  readonly lead: string;
  readonly hint: string;
  readonly label: string;
  readonly guide: string;
}

const FIRST_WORDS: Readonly<Record<MessageLanguage, FirstWords>> = {
  es: {
    title: 'Sección nueva',
    lead: 'Qué cuenta esta sección.',
    hint: 'Escribe lo que debe saber quien lea el plan.',
    label: 'Texto de la sección',
    guide: '¿Qué hay que saber primero?',
  },
  en: {
    title: 'New section',
    lead: 'What this section says.',
    hint: 'Write what a reader of the plan should know.',
    label: 'Text of the section',
    guide: 'What comes first?',
  },
  it: {
    title: 'Nuova sezione',
    lead: 'Che cosa dice questa sezione.',
    hint: 'Scrivi ciò che chi legge il piano deve sapere.',
    label: 'Testo della sezione',
    guide: 'Che cosa viene prima?',
  },
  fr: {
    title: 'Nouvelle partie',
    lead: 'Ce que dit cette partie.',
    hint: 'Écrivez ce que le lecteur du plan doit savoir.',
    label: 'Texte de la partie',
    guide: 'Que faut-il savoir d’abord\u202f?',
  },
  de: {
    title: 'Neuer Abschnitt',
    lead: 'Was in diesem Abschnitt steht.',
    hint: 'Schreiben Sie, was man über den Plan wissen sollte.',
    label: 'Text des Abschnitts',
    guide: 'Was ist zuerst zu sagen?',
  },
};

export function messagesText(language: MessageLanguage): string {
  const { title, lead, hint, label, guide } = FIRST_WORDS[language];
  const messages = { title, lead, form: { hint, fields: { text: { label, guide } } } };
  return `${JSON.stringify(messages, null, 2)}\n`;
}
