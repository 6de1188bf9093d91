import type { SparseSection } from '@trazo/plan/sparse-plan';

export const departments: SparseSection<'departments'> = {
  items: [
    {
      id: 'department-1',
      name: 'Bauaufnahme und Energieberatung',
      positions: [
        { id: 'position-1-1', name: 'Leiterin Bauaufnahme und Energieberatung' },
        { id: 'position-1-2', name: 'Bauphysikerin' },
        { id: 'position-1-3', name: 'Vermessungstechniker' },
      ],
    },
    {
      id: 'department-2',
      name: 'Werkstatt und Abbund',
      positions: [
        { id: 'position-2-1', name: 'Werkstattleiter Abbund' },
        { id: 'position-2-2', name: 'Maschinenführer Abbundanlage' },
        { id: 'position-2-3', name: 'Zimmerergeselle Vorfertigung' },
        { id: 'position-2-4', name: 'Auszubildende im Zimmererhandwerk' },
      ],
    },
    {
      id: 'department-3',
      name: 'Baustellen',
      positions: [
        { id: 'position-3-1', name: 'Bauleiterin' },
        { id: 'position-3-2', name: 'Kolonnenführer' },
        { id: 'position-3-3', name: 'Zimmerergesellin und Zimmerergeselle' },
      ],
    },
    {
      id: 'department-4',
      name: 'Lehmbau und Innendämmung',
      positions: [
        { id: 'position-4-1', name: 'Leiter Lehmbau und Innendämmung' },
        { id: 'position-4-2', name: 'Fachkraft für Lehmbau' },
        { id: 'position-4-3', name: 'Einblasdämmtechniker' },
      ],
    },
    {
      id: 'department-5',
      name: 'Kundenbetreuung und Wartung',
      positions: [
        { id: 'position-5-1', name: 'Leiter Kundenbetreuung und Wartung' },
        { id: 'position-5-2', name: 'Servicetechniker Bauteilmonitoring' },
      ],
    },
    {
      id: 'department-6',
      name: 'Kaufmännische Verwaltung',
      positions: [
        { id: 'position-6-1', name: 'Kaufmännische Leiterin' },
        { id: 'position-6-2', name: 'Sachbearbeiterin Bauleistungsabrechnung' },
        { id: 'position-6-3', name: 'Einkauf und Materialdisposition' },
      ],
    },
  ],
};
