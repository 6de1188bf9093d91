import type { Source } from '@trazo/forecast/pack';

const read = (title: string, url: string, seen = '2026-11-23'): Source => ({ title, url, seen });
const readLater = (title: string, url: string): Source => read(title, url, '2026-11-25');

/** Pages the Spanish figures were read on; laws first where a page names them. */
export const SOURCES = {
  vat: read(
    'Modelo 303 paso a paso (tipos 4, 10 y 21 %; plazos)',
    'https://www.turfactura.com/blog/modelo-303-paso-a-paso',
  ),
  corporateTax: read(
    'Ley 7/2024, disposición final octava (art. 29 y DT 44.ª LIS): tipos por año',
    'https://asesoriagabahe.com/cambios-del-tipo-impositivo-del-impuesto-de-sociedades',
  ),
  newCompany: read(
    'Art. 29.1 LIS: 15 % en el primer período con base positiva y en el siguiente',
    'https://hispacolex.com/blog/empresas/novedades-en-el-impuesto-sobre-sociedades-modificacion-en-el-tipo-de-gravamen',
  ),
  losses: read(
    'AEAT, Manual práctico de Sociedades 2023, casilla 00070 (art. 26.1 y 26.3 LIS)',
    'https://sede.agenciatributaria.gob.es/Sede/en_gb/ayuda/manuales-videos-folletos/manuales-practicos/manual-sociedades-2023/capitulo-02-identificac-autoliq-compl-incn/caracteres-declaracion/otros-caracteres/casilla-00070-compensacion-b-i-creacion___.html',
  ),
  instalments: read(
    'Art. 40.2 LIS: pagos fraccionados en abril, octubre y diciembre, 18 %',
    'https://asesoramiento-integral.es/los-pagos-fraccionados-a-cuenta-del-impuesto-sobre-sociedades',
  ),
  contributions: read(
    'Real Decreto-ley 3/2026: bases y tipos de cotización',
    'https://www.egarsat.es/bases-y-tipos-de-cotizacion-previstos-en-el-real-decreto-ley-3-2026',
  ),
  unemployment: read(
    'Tipos de cotización del régimen general (desempleo, FOGASA, formación)',
    'https://demo01.business-comm.es/tarifas-y-tablas/tablas-2',
  ),
  equity: read(
    'Mecanismo de equidad intergeneracional: tipos hasta 2029',
    'https://arintass.es/nueva-subida-del-mei-en-2025-que-es-y-como-funciona',
  ),
  flatRate: read('Tarifa plana 2026: 80 € y MEI', 'https://radarfiscal.es/en/guias/tarifa-plana-autonomos/'),
  deduction: read(
    'Gastos genéricos del 7 % en los rendimientos de autónomos',
    'https://www.europapress.es/economia/laboral-00346/noticia-autonomos-pagaran-2026-cuotas-mensuales-200-590-euros-dependiendo-ingresos-20251230081057.html',
  ),
  brackets: readLater(
    'Tramos y bases mínimas del RETA 2025 (prorrogados en 2026), a los que se suma el MEI del año',
    'https://ewoasesores.clientlink.es/noticia-del-dia/cual-sera-la-cuota-de-autonomo-para-2025-v',
  ),
  refund: readLater(
    'Devolución del IVA: seis meses desde la presentación (art. 115 LIVA)',
    'https://formatode.com/para/formato-de-devolucin-del.php',
  ),
  accidents: readLater(
    'Real Decreto-ley 28/2018: tipo mínimo de la tarifa de accidentes, 1,5 %',
    'https://cesionline.es/page/3/',
  ),
  payment: readLater(
    'Seguridad Social: las cuotas se ingresan dentro del mes siguiente al de su devengo',
    'https://www.seg-social.es/wps/portal/wss/internet/Trabajadores/CotizacionRecaudacionTrabajadores/9896/38386/38389/?changeLanguage=gl',
  ),
  lossFloor: readLater(
    'AEAT, compensación de bases imponibles negativas: siempre hasta un millón (art. 26.1 LIS)',
    'https://sede.agenciatributaria.gob.es/Sede/impuesto-sobre-sociedades/que-base-imponible-se-determina-sociedades/compensacion-bases-imponibles-negativas.html',
  ),
  reserve: readLater(
    'Art. 274 LSC: 10 % del beneficio a la reserva legal hasta el 20 % del capital',
    'https://iberinform.es/blog/detalle/tipologia-de-las-reservas-originadas-por-beneficios-no-repartidos',
  ),
  lives: read(
    'Art. 12.1.a LIS: tabla de coeficientes de amortización lineal',
    'https://escura.com/es/?p=2267',
  ),
} as const;
