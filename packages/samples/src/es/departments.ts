import type { SparseSection } from '@trazo/plan/sparse-plan';

export const departments: SparseSection<'departments'> = {
  items: [
    {
      id: 'department-1',
      name: 'Dirección',
      positions: [{ id: 'position-1-1', name: 'Gerente y maestra panadera' }],
    },
    {
      id: 'department-2',
      name: 'Obrador',
      positions: [
        { id: 'position-2-1', name: 'Oficial de panadería' },
        { id: 'position-2-2', name: 'Oficial de bollería' },
        { id: 'position-2-3', name: 'Ayudante de obrador' },
        { id: 'position-2-4', name: 'Alumno en prácticas' },
      ],
    },
    {
      id: 'department-3',
      name: 'Tienda',
      positions: [
        { id: 'position-3-1', name: 'Encargada de tienda' },
        { id: 'position-3-2', name: 'Dependienta' },
      ],
    },
    {
      id: 'department-4',
      name: 'Comercial y reparto',
      positions: [
        { id: 'position-4-1', name: 'Responsable comercial y de reparto' },
        { id: 'position-4-2', name: 'Repartidor' },
      ],
    },
    {
      id: 'department-5',
      name: 'Administración y compras',
      positions: [
        { id: 'position-5-1', name: 'Responsable de administración y compras' },
        { id: 'position-5-2', name: 'Asesoría fiscal y laboral (externa)' },
      ],
    },
    {
      id: 'department-6',
      name: 'Calidad',
      positions: [{ id: 'position-6-1', name: 'Asesor técnico de calidad' }],
    },
  ],
};
