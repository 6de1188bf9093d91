import type { SparseSection } from '@trazo/plan/sparse-plan';

export const departments: SparseSection<'departments'> = {
  items: [
    {
      id: 'department-1',
      name: 'Field service',
      positions: [
        { id: 'position-1-1', name: 'Field service manager' },
        { id: 'position-1-2', name: 'Field engineer' },
        { id: 'position-1-3', name: 'Apprentice engineer' },
      ],
    },
    {
      id: 'department-2',
      name: 'Workshop',
      positions: [
        { id: 'position-2-1', name: 'Workshop manager' },
        { id: 'position-2-2', name: 'Senior bench engineer' },
        { id: 'position-2-3', name: 'Bench technician' },
      ],
    },
    {
      id: 'department-3',
      name: 'Parts and stores',
      positions: [
        { id: 'position-3-1', name: 'Core unit buyer' },
        { id: 'position-3-2', name: 'Storekeeper and dispatcher' },
      ],
    },
    {
      id: 'department-4',
      name: 'Customer office',
      positions: [
        { id: 'position-4-1', name: 'Customer and scheduling manager' },
        { id: 'position-4-2', name: 'Scheduler' },
        { id: 'position-4-3', name: 'Customer adviser' },
      ],
    },
    {
      id: 'department-5',
      name: 'Landlords and training',
      positions: [
        { id: 'position-5-1', name: 'Landlord contracts manager' },
        { id: 'position-5-2', name: 'Register and compliance officer' },
        { id: 'position-5-3', name: 'Trainer (part-time)' },
      ],
    },
    {
      id: 'department-6',
      name: 'Finance and quality',
      positions: [
        { id: 'position-6-1', name: 'Finance manager' },
        { id: 'position-6-2', name: 'Purchase ledger and payroll clerk' },
        { id: 'position-6-3', name: 'Quality and refrigerant log keeper' },
      ],
    },
  ],
};
