import type { SparseSection } from '@trazo/plan/sparse-plan';

export const organigram: SparseSection<'organigram'> = {
  nodes: [
    {
      kind: 'position',
      id: 'node-1',
      position: 'Amministratrice unica e direttrice tecnica',
      departmentId: 'department-1',
    },
    { kind: 'department', id: 'node-2', departmentId: 'department-2', superiorId: 'node-1' },
    {
      kind: 'position',
      id: 'node-3',
      position: 'Responsabile dell’officina e della flotta',
      departmentId: 'department-3',
      superiorId: 'node-1',
    },
    {
      kind: 'position',
      id: 'node-4',
      position: 'Responsabile amministrazione e controllo',
      departmentId: 'department-5',
      superiorId: 'node-1',
    },
    {
      kind: 'position',
      id: 'node-5',
      position: 'Responsabile comunicazione',
      departmentId: 'department-6',
      superiorId: 'node-1',
    },
    {
      kind: 'position',
      id: 'node-6',
      position: 'Coordinatore degli accompagnatori',
      departmentId: 'department-2',
      superiorId: 'node-2',
    },
    {
      kind: 'position',
      id: 'node-7',
      position: 'Addetta alle prenotazioni',
      departmentId: 'department-2',
      superiorId: 'node-2',
    },
    {
      kind: 'position',
      id: 'node-8',
      position: 'Accompagnatore cicloturistico (stagionale)',
      departmentId: 'department-2',
      superiorId: 'node-6',
    },
    {
      kind: 'position',
      id: 'node-9',
      position: 'Meccanico',
      departmentId: 'department-3',
      superiorId: 'node-3',
    },
    {
      kind: 'position',
      id: 'node-10',
      position: 'Meccanico e autista',
      departmentId: 'department-3',
      superiorId: 'node-3',
    },
    { kind: 'department', id: 'node-11', departmentId: 'department-4', superiorId: 'node-3' },
    {
      kind: 'position',
      id: 'node-12',
      position: 'Apprendista meccanico',
      departmentId: 'department-3',
      superiorId: 'node-9',
    },
  ],
};
