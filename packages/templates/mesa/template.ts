import type { Template } from '../template.ts';

export const mesa: Template = {
  id: 9,
  key: 'mesa',
  name: 'Mesa',
  description: {
    es: 'Como la carta de un restaurante: todo a un eje, adornos dibujados y puntos hasta el precio.',
    en: 'Like a restaurant’s menu: one axis, drawn ornaments and dots that lead to the price.',
    it: 'Come il menu di un ristorante: un solo asse, fregi disegnati e puntini fino al prezzo.',
    fr: 'Comme la carte d’un restaurant : un axe, des ornements et des points jusqu’au prix.',
    de: 'Wie eine Speisekarte: alles auf einer Achse, gezeichnete Ornamente, Punkte bis zum Preis.',
  },
  suits: {
    es: 'Restaurantes, hoteles, bodegas, cafés y tiendas gourmet',
    en: 'Restaurants, hotels, wineries, cafés and fine food shops',
    it: 'Ristoranti, alberghi, cantine, caffè e gastronomie',
    fr: 'Restaurants, hôtels, domaines viticoles, cafés et épiceries fines',
    de: 'Restaurants, Hotels, Weingüter, Cafés und Feinkost',
  },
  trades: ['food', 'hospitality'],
  tags: { readers: ['bank', 'partner'], moods: ['elegant', 'warm'], density: 'airy' },
  financeStyle: 'editorial',
  moneyPlace: 'second',
  chartText: 1.15,
  samplePages: { es: 43, en: 49, it: 40, fr: 39, de: 51 },
  primaryColors: ['#4a1d24', '#23402f', '#1f2d46', '#4b3218', '#40244a', '#2b2b2b', '#17494d'],
  secondaryColors: ['#b08433', '#c0653a', '#a8493f', '#6f8f4e', '#b5677d', '#9a8a6a', '#d0a85c'],
  suggestedFont: 'Playfair',
  textFont: 'Crimson',
};
