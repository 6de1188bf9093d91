import type { SparseSection } from '@trazo/plan/sparse-plan';

export const organigram: SparseSection<'organigram'> = {
  nodes: [
    {
      kind: 'position',
      id: 'node-1',
      position: 'Gerente y maestra panadera',
      departmentId: 'department-1',
    },
    { kind: 'department', id: 'node-2', departmentId: 'department-2', superiorId: 'node-1' },
    {
      kind: 'position',
      id: 'node-3',
      position: 'Responsable comercial y de reparto',
      departmentId: 'department-4',
      superiorId: 'node-1',
    },
    {
      kind: 'position',
      id: 'node-4',
      position: 'Responsable de administración y compras',
      departmentId: 'department-5',
      superiorId: 'node-1',
    },
    {
      kind: 'position',
      id: 'node-5',
      position: 'Asesor técnico de calidad',
      departmentId: 'department-6',
      superiorId: 'node-1',
    },
    {
      kind: 'position',
      id: 'node-6',
      position: 'Oficial de panadería',
      departmentId: 'department-2',
      superiorId: 'node-2',
    },
    {
      kind: 'position',
      id: 'node-7',
      position: 'Oficial de bollería',
      departmentId: 'department-2',
      superiorId: 'node-2',
    },
    {
      kind: 'position',
      id: 'node-8',
      position: 'Ayudante de obrador',
      departmentId: 'department-2',
      superiorId: 'node-6',
    },
    {
      kind: 'position',
      id: 'node-9',
      position: 'Encargada de tienda',
      departmentId: 'department-3',
      superiorId: 'node-3',
    },
    {
      kind: 'position',
      id: 'node-10',
      position: 'Repartidor',
      departmentId: 'department-4',
      superiorId: 'node-3',
    },
    {
      kind: 'position',
      id: 'node-11',
      position: 'Dependienta',
      departmentId: 'department-3',
      superiorId: 'node-9',
    },
  ],
};
