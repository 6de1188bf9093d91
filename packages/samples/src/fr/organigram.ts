import type { SparseSection } from '@trazo/plan/sparse-plan';

export const organigram: SparseSection<'organigram'> = {
  nodes: [
    {
      kind: 'position',
      id: 'node-1',
      position: 'Gérante et directrice de production',
      departmentId: 'department-1',
    },
    { kind: 'department', id: 'node-2', departmentId: 'department-2', superiorId: 'node-1' },
    {
      kind: 'position',
      id: 'node-3',
      position: 'Responsable collecte et logistique',
      departmentId: 'department-3',
      superiorId: 'node-1',
    },
    {
      kind: 'position',
      id: 'node-4',
      position: 'Cogérant et directeur commercial',
      departmentId: 'department-4',
      superiorId: 'node-1',
    },
    {
      kind: 'position',
      id: 'node-5',
      position: 'Responsable administrative et financière',
      departmentId: 'department-5',
      superiorId: 'node-1',
    },
    {
      kind: 'position',
      id: 'node-6',
      position: 'Chef d’atelier menuiserie',
      departmentId: 'department-2',
      superiorId: 'node-2',
    },
    {
      kind: 'position',
      id: 'node-7',
      position: 'Tapissière',
      departmentId: 'department-2',
      superiorId: 'node-2',
    },
    {
      kind: 'position',
      id: 'node-8',
      position: 'Technicien des finitions',
      departmentId: 'department-2',
      superiorId: 'node-2',
    },
    {
      kind: 'position',
      id: 'node-9',
      position: 'Menuisier',
      departmentId: 'department-2',
      superiorId: 'node-6',
    },
    {
      kind: 'position',
      id: 'node-10',
      position: 'Apprentie tapissière',
      departmentId: 'department-2',
      superiorId: 'node-7',
    },
    {
      kind: 'position',
      id: 'node-11',
      position: 'Manutentionnaire',
      departmentId: 'department-3',
      superiorId: 'node-3',
    },
    {
      kind: 'position',
      id: 'node-12',
      position: 'Chargée de clientèle et de location',
      departmentId: 'department-4',
      superiorId: 'node-4',
    },
  ],
};
