import type { Opener } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintDepartments extends Opener<'departments'> {
  readonly departments: readonly { readonly name: string; readonly positions: readonly string[] }[];
}

export const departments: SectionPrinter<PrintDepartments> = {
  print(opener, { departments: section }, { words, line }) {
    return {
      ...opener,
      departments: section.items
        .map(({ name, positions }) => ({
          name: line(name),
          positions: positions.map((position) => line(position.name)).filter((position) => position !== ''),
        }))
        .filter(({ name, positions }) => name !== '' || positions.length > 0)
        .map(({ name, positions }) => ({
          name: name === '' ? words('departments:document.unnamed') : name,
          positions,
        })),
    };
  },
};
