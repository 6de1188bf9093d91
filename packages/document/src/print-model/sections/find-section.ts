import type { PrintSection, PrintSections } from './registry.ts';

/** A printed section by its id; `undefined` where it is not printed. */
export type FindSection = <Id extends keyof PrintSections>(id: Id) => PrintSections[Id] | undefined;

export const finderOf =
  (sections: readonly PrintSection[]): FindSection =>
  (id) => {
    const isIt = (section: PrintSection): section is PrintSections[typeof id] => section.id === id;
    return sections.find(isIt);
  };
