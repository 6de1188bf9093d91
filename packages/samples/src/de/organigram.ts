import type { SparseSection } from '@trazo/plan/sparse-plan';

export const organigram: SparseSection<'organigram'> = {
  nodes: [
    {
      kind: 'position',
      id: 'node-director',
      position: 'Geschäftsführende Gesellschafterin',
    },
    {
      kind: 'position',
      id: 'node-technical',
      position: 'Technischer Geschäftsführer',
      superiorId: 'node-director',
    },
    {
      kind: 'position',
      id: 'node-commercial',
      position: 'Kaufmännische Leiterin',
      departmentId: 'department-6',
      superiorId: 'node-director',
    },
    {
      kind: 'position',
      id: 'node-customers',
      position: 'Leiter Kundenbetreuung und Wartung',
      departmentId: 'department-5',
      superiorId: 'node-director',
    },
    {
      kind: 'position',
      id: 'node-survey',
      position: 'Leiterin Bauaufnahme und Energieberatung',
      departmentId: 'department-1',
      superiorId: 'node-technical',
    },
    {
      kind: 'position',
      id: 'node-workshop',
      position: 'Werkstattleiter Abbund',
      departmentId: 'department-2',
      superiorId: 'node-technical',
    },
    {
      kind: 'position',
      id: 'node-sites',
      position: 'Bauleiterin',
      departmentId: 'department-3',
      superiorId: 'node-technical',
    },
    {
      kind: 'department',
      id: 'node-workshop-department',
      departmentId: 'department-2',
      superiorId: 'node-workshop',
    },
    {
      kind: 'department',
      id: 'node-sites-department',
      departmentId: 'department-3',
      superiorId: 'node-sites',
    },
    {
      kind: 'position',
      id: 'node-clay',
      position: 'Leiter Lehmbau und Innendämmung',
      departmentId: 'department-4',
      superiorId: 'node-sites',
    },
    {
      kind: 'department',
      id: 'node-commercial-department',
      departmentId: 'department-6',
      superiorId: 'node-commercial',
    },
    {
      kind: 'position',
      id: 'node-physics',
      position: 'Bauphysikerin',
      departmentId: 'department-1',
      superiorId: 'node-survey',
    },
    {
      kind: 'position',
      id: 'node-foreman',
      position: 'Kolonnenführer',
      departmentId: 'department-3',
      superiorId: 'node-sites',
    },
    {
      kind: 'position',
      id: 'node-billing',
      position: 'Sachbearbeiterin Bauleistungsabrechnung',
      departmentId: 'department-6',
      superiorId: 'node-commercial',
    },
  ],
};
