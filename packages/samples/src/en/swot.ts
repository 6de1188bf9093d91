import type { Section } from '@trazo/plan/plan';

export const swot: Section<'swot'> = {
  strengths: [{ id: 'strength-1', text: 'Bench repair of boards and compressors.' }],
  weaknesses: [{ id: 'weakness-1', text: 'No trading history.' }],
  opportunities: [{ id: 'opportunity-1', text: 'The installed base is growing.' }],
  threats: [{ id: 'threat-1', text: 'Manufacturers may restrict spare parts.' }],
  summary: '',
};
