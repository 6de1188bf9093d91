import type { SparseSection } from '@trazo/plan/sparse-plan';

export const departments: SparseSection<'departments'> = {
  items: [
    {
      id: 'department-1',
      name: 'Direction',
      positions: [{ id: 'position-1-1', name: 'Gérante et directrice de production' }],
    },
    {
      id: 'department-2',
      name: 'Atelier',
      positions: [
        { id: 'position-2-1', name: 'Chef d’atelier menuiserie' },
        { id: 'position-2-2', name: 'Tapissière' },
        { id: 'position-2-3', name: 'Technicien des finitions' },
        { id: 'position-2-4', name: 'Menuisier' },
        { id: 'position-2-5', name: 'Apprentie tapissière' },
      ],
    },
    {
      id: 'department-3',
      name: 'Collecte et logistique',
      positions: [
        { id: 'position-3-1', name: 'Responsable collecte et logistique' },
        { id: 'position-3-2', name: 'Manutentionnaire' },
      ],
    },
    {
      id: 'department-4',
      name: 'Commerce et location',
      positions: [
        { id: 'position-4-1', name: 'Cogérant et directeur commercial' },
        { id: 'position-4-2', name: 'Chargée de clientèle et de location' },
      ],
    },
    {
      id: 'department-5',
      name: 'Administration et finances',
      positions: [
        { id: 'position-5-1', name: 'Responsable administrative et financière' },
        { id: 'position-5-2', name: 'Expert-comptable (externe)' },
      ],
    },
  ],
};
