/** What the journey types: one sentence of its own a field, so that each can be found again in the document. */
export const company = {
  name: 'Obrador Delicias',
  kind: 'panadería con obrador propio',
  address: 'Calle Delicias 14, 50017 Zaragoza',
  ownFunds: '> 20.000 €',
  shareCapital: '3.000 €',
  /** As typed, and as the field shows it once it is left. */
  constituted: { typed: '3/4/2027', shown: '03/04/2027' },
  opens: { typed: '1.9.27', shown: '01/09/2027' },
  mission: 'Hornear cada noche el pan que el barrio desayuna.',
  vision: 'Ser dentro de cinco años el obrador de referencia de la ribera.',
  values: 'Masa madre de verdad.\nPrecios que se explican.',
  summary: 'Pedimos 45.000 euros para abrir un obrador con reparto nocturno a catorce bares.',
} as const;

export const products = [
  {
    name: 'Hogaza del Ebro',
    type: 'product',
    text: 'Hogaza de 900 gramos con harina aragonesa.',
    cost: '1,25',
    price: '3,9',
  },
  {
    name: 'Reparto nocturno',
    type: 'service',
    text: 'Pan caliente antes de las seis.',
    cost: '4',
    price: '12,5',
  },
] as const;

export const client = {
  portrait: 'Dueños de bares de barrio que compran pan cada mañana.',
  location: 'Zaragoza y su ribera',
  marketLanguage: 'Español de España',
  servedIn: 'Castellano, rumano',
} as const;

export const team = [
  {
    name: 'Lucía',
    surname: 'Ferrer',
    position: 'Directora',
    text: 'Quince años al frente de un horno.',
    email: 'lucia@obrador.example',
    phone: '+34 976 000 001',
  },
  {
    name: 'Iván',
    surname: 'Ríos',
    position: 'Maestro panadero',
    text: 'Formó a los panaderos de tres obradores.',
    email: 'ivan@obrador.example',
    phone: '+34 976 000 002',
  },
] as const;

export const swot = {
  strengths: ['Receta propia de masa madre', 'Local sin alquiler el primer año'],
  weaknesses: ['Marca desconocida fuera del barrio'],
  opportunities: ['Nadie hornea de noche en la zona'],
  threats: ['Sube la harina cada trimestre'],
  summary: 'Empezaremos por los bares y no por la tienda.',
} as const;

export const campaign = { cost: '1.500', revenue: '9.000' } as const;

export const steps = [
  {
    title: 'Acondicionar el local',
    subtitle: 'Que el horno pueda entrar',
    duration: '2–3',
    goals: ['Licencia de obras firmada', 'Horno instalado'],
  },
] as const;

export const departments = [
  { name: 'Producción', position: 'Maestro panadero' },
  { name: 'Dirección general', position: 'Directora' },
] as const;

export const finance = {
  model: 'Cobramos por pieza, cada semana, a los bares.',
  funds: 'Horno de leña y furgoneta eléctrica.',
  exit: 'Recompra de participaciones en el sexto año.',
  revenue: { name: 'Venta a bares', years: ['60000', '72000', '84.000,50', '96000', '108000'] },
  /** As it comes out of a spreadsheet. */
  pasted: [
    ['Harina y sal', '18000', '21.600', '25.200', '28.800', '32.400'],
    ['Energía del horno', '6000', '6.200', '6.400', '6.600', '6.800'],
  ],
  depreciation: ['1200', '1200', '1200', '1200', '1200'],
  balance: { fixed: '40000', current: '15000', own: '20000', long: '30000', short: '5000' },
  income: { reason: 'Subvención municipal', amount: '4000' },
  expense: { reason: 'Compra del horno', amount: '25000' },
  need: { reason: 'Préstamo a siete años', amount: '45000' },
} as const;

export const competition = {
  customers: '320',
  spend: '2.400',
  competitor: { name: 'Panificadora Torrero', text: 'Grande, barata y lejos.' },
  summary: 'Ganaremos por cercanía y por hora.',
} as const;
