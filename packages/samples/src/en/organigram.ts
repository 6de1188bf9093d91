import type { SparseSection } from '@trazo/plan/sparse-plan';

export const organigram: SparseSection<'organigram'> = {
  nodes: [
    {
      kind: 'position',
      id: 'node-director',
      position: 'Managing director',
    },
    {
      kind: 'position',
      id: 'node-technical',
      position: 'Technical director',
      superiorId: 'node-director',
    },
    {
      kind: 'position',
      id: 'node-office',
      position: 'Customer and scheduling manager',
      departmentId: 'department-4',
      superiorId: 'node-director',
    },
    {
      kind: 'position',
      id: 'node-landlords',
      position: 'Landlord contracts manager',
      departmentId: 'department-5',
      superiorId: 'node-director',
    },
    {
      kind: 'position',
      id: 'node-finance',
      position: 'Finance manager',
      departmentId: 'department-6',
      superiorId: 'node-director',
    },
    {
      kind: 'position',
      id: 'node-field',
      position: 'Field service manager',
      departmentId: 'department-1',
      superiorId: 'node-technical',
    },
    {
      kind: 'position',
      id: 'node-workshop',
      position: 'Workshop manager',
      departmentId: 'department-2',
      superiorId: 'node-technical',
    },
    {
      kind: 'department',
      id: 'node-field-department',
      departmentId: 'department-1',
      superiorId: 'node-field',
    },
    {
      kind: 'position',
      id: 'node-bench',
      position: 'Senior bench engineer',
      departmentId: 'department-2',
      superiorId: 'node-workshop',
    },
    {
      kind: 'department',
      id: 'node-stores-department',
      departmentId: 'department-3',
      superiorId: 'node-workshop',
    },
    {
      kind: 'department',
      id: 'node-office-department',
      departmentId: 'department-4',
      superiorId: 'node-office',
    },
    {
      kind: 'department',
      id: 'node-landlords-department',
      departmentId: 'department-5',
      superiorId: 'node-landlords',
    },
    {
      kind: 'position',
      id: 'node-engineer',
      position: 'Field engineer',
      departmentId: 'department-1',
      superiorId: 'node-field',
    },
    {
      kind: 'position',
      id: 'node-technician',
      position: 'Bench technician',
      departmentId: 'department-2',
      superiorId: 'node-workshop',
    },
    {
      kind: 'position',
      id: 'node-scheduler',
      position: 'Scheduler',
      departmentId: 'department-4',
      superiorId: 'node-office',
    },
  ],
};
