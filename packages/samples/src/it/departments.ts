import type { SparseSection } from '@trazo/plan/sparse-plan';

export const departments: SparseSection<'departments'> = {
  items: [
    {
      id: 'department-1',
      name: 'Direzione',
      positions: [{ id: 'position-1-1', name: 'Amministratrice unica e direttrice tecnica' }],
    },
    {
      id: 'department-2',
      name: 'Viaggi',
      positions: [
        { id: 'position-2-1', name: 'Coordinatore degli accompagnatori' },
        { id: 'position-2-2', name: 'Addetta alle prenotazioni' },
        { id: 'position-2-3', name: 'Accompagnatore cicloturistico (stagionale)' },
      ],
    },
    {
      id: 'department-3',
      name: 'Officina e flotta',
      positions: [
        { id: 'position-3-1', name: 'Responsabile dell’officina e della flotta' },
        { id: 'position-3-2', name: 'Meccanico' },
        { id: 'position-3-3', name: 'Meccanico e autista' },
        { id: 'position-3-4', name: 'Apprendista meccanico' },
      ],
    },
    {
      id: 'department-4',
      name: 'Noleggio e banco',
      positions: [{ id: 'position-4-1', name: 'Addetto al noleggio (stagionale)' }],
    },
    {
      id: 'department-5',
      name: 'Amministrazione',
      positions: [
        { id: 'position-5-1', name: 'Responsabile amministrazione e controllo' },
        { id: 'position-5-2', name: 'Consulente del lavoro (esterno)' },
      ],
    },
    {
      id: 'department-6',
      name: 'Comunicazione',
      positions: [{ id: 'position-6-1', name: 'Responsabile comunicazione' }],
    },
  ],
};
