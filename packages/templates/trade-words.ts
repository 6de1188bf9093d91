import type { Trade } from './trades.ts';

/** By the code of the language. */
type Words = Readonly<Record<'es' | 'en' | 'it' | 'fr' | 'de', string>>;

/**
 * What people call their trade: a search understands each language whatever language the page is in. Without accents and
 * capitals, one word each; plurals are found by their beginning.
 */
export const TRADE_WORDS: Readonly<Record<Trade, Words>> = {
  food: {
    es: 'panaderia pasteleria obrador horno confiteria carniceria fruteria pescaderia queseria heladeria alimentacion bodega vino cerveceria catering',
    en: 'bakery baker pastry butcher greengrocer fishmonger cheese deli grocery icecream winery brewery roastery food',
    it: 'panificio forno pasticceria macelleria fruttivendolo pescheria caseificio gelateria alimentari cantina birrificio torrefazione',
    fr: 'boulangerie patisserie boucherie primeur poissonnerie fromagerie glacier epicerie traiteur cave brasserie torrefacteur',
    de: 'backerei konditorei metzgerei fleischerei obsthandel fischhandel kaserei eisdiele feinkost lebensmittel weingut brauerei rosterei',
  },
  retail: {
    es: 'tienda comercio boutique floristeria libreria papeleria ferreteria zapateria joyeria moda ropa jugueteria optica estanco muebleria ecommerce',
    en: 'shop store retail florist bookshop stationery hardware shoes jewellery jewelry fashion clothing toys furniture kiosk',
    it: 'negozio bottega fioraio libreria cartoleria ferramenta calzature gioielleria abbigliamento giocattoli arredamento edicola tabaccheria',
    fr: 'magasin commerce fleuriste librairie papeterie quincaillerie chaussures bijouterie vetements jouets meubles tabac',
    de: 'laden bioladen buchladen fahrradladen geschaft einzelhandel blumenladen buchhandlung schreibwaren eisenwaren schuhe schmuck mode kleidung spielwaren mobel onlineshop',
  },
  hospitality: {
    es: 'restaurante bar cafeteria hotel hostal pension casa rural albergue camping turismo viajes guia discoteca gastrobar pizzeria foodtruck',
    en: 'restaurant cafe pub hotel hostel guesthouse campsite tourism travel agency tour pizzeria nightclub bistro',
    it: 'ristorante trattoria osteria bar caffe albergo agriturismo campeggio turismo viaggi guida discoteca',
    fr: 'restaurant bistrot cafe hotel auberge gite camping tourisme voyages guide pizzeria discotheque',
    de: 'restaurant gaststatte kneipe cafe hotel pension ferienwohnung campingplatz tourismus reisen reiseburo imbiss',
  },
  crafts: {
    es: 'carpinteria carpintero fontaneria fontanero electricista electricidad albanileria reformas construccion pintor pintura taller mecanico cerrajeria jardineria costura sastre ceramica artesania limpieza',
    en: 'carpenter joiner plumber electrician builder construction renovation painter garage mechanic locksmith gardener tailor pottery crafts cleaning repair',
    it: 'falegname falegnameria idraulico elettricista edilizia ristrutturazioni imbianchino officina meccanico fabbro giardiniere sartoria ceramica artigiano pulizie riparazioni',
    fr: 'menuiserie menuisier charpentier plombier electricien maconnerie renovation batiment peintre garage mecanicien serrurier jardinier couture poterie artisan nettoyage reparation',
    de: 'tischlerei schreinerei zimmerei klempner installateur elektriker maurer sanierung bau maler werkstatt kfz schlosser gartner schneiderei topferei handwerk reinigung reparatur',
  },
  industry: {
    es: 'fabrica fabricacion industria ingenieria metalurgia maquinaria electronica energia solar quimica plasticos textil agricultura ganaderia logistica transporte almacen',
    en: 'factory manufacturing industry engineering metal machinery electronics energy solar chemicals plastics textile farm farming agriculture logistics transport warehouse',
    it: 'fabbrica produzione industria ingegneria metallurgia macchinari elettronica energia fotovoltaico chimica plastica tessile agricoltura azienda agricola logistica trasporti magazzino',
    fr: 'usine fabrication industrie ingenierie metallurgie machines electronique energie solaire chimie plastique textile agriculture ferme logistique transport entrepot',
    de: 'fabrik fertigung industrie maschinenbau metall maschinen elektronik energie solar chemie kunststoff textil landwirtschaft bauernhof logistik spedition lager',
  },
  advice: {
    es: 'consultoria consultor asesoria gestoria abogado abogacia notaria seguros inmobiliaria contabilidad coaching formacion academia autoescuela traduccion agencia publicidad',
    en: 'consulting consultant adviser lawyer solicitor notary insurance estate accounting accountant coaching training school driving translation agency advertising',
    it: 'consulenza consulente commercialista avvocato notaio assicurazioni immobiliare contabilita formazione scuola autoscuola traduzioni agenzia pubblicita',
    fr: 'conseil consultant avocat notaire assurance immobilier comptabilite comptable coaching formation ecole traduction agence publicite',
    de: 'beratung berater unternehmensberatung steuerberater anwalt kanzlei notar versicherung immobilien makler buchhaltung coaching schulung fahrschule ubersetzung agentur werbung',
  },
  health: {
    es: 'dentista clinica medico fisioterapia fisioterapeuta psicologo farmacia veterinario peluqueria estetica barberia gimnasio yoga guarderia residencia cuidados podologo nutricionista',
    en: 'dentist clinic doctor physiotherapist physiotherapy psychologist pharmacy vet veterinary hairdresser beauty barber gym fitness yoga nursery childcare care',
    it: 'dentista clinica medico fisioterapista psicologo farmacia veterinario parrucchiere estetista barbiere palestra yoga asilo assistenza',
    fr: 'dentiste clinique medecin kinesitherapeute kine psychologue pharmacie veterinaire coiffeur coiffure esthetique barbier salle sport yoga creche soins',
    de: 'zahnarzt praxis arzt physiotherapie psychologe apotheke tierarzt friseur kosmetik barbier fitnessstudio yoga kita kindergarten pflege',
  },
  digital: {
    es: 'software aplicacion app programacion informatica web plataforma saas datos inteligencia ciberseguridad videojuegos startup robotica',
    en: 'software app programming computing web platform saas data cybersecurity games startup robotics',
    it: 'software applicazione app programmazione informatica sito piattaforma saas dati intelligenza sicurezza videogiochi startup robotica',
    fr: 'logiciel application appli programmation informatique site plateforme saas donnees intelligence cybersecurite jeux startup robotique',
    de: 'software anwendung app programmierung informatik webseite webdesign plattform saas daten ki cybersicherheit spiele startup robotik',
  },
  culture: {
    es: 'diseno estudio arquitectura arquitecto fotografia fotografo musica teatro cine galeria arte museo editorial eventos bodas asociacion fundacion ong danza',
    en: 'design studio architecture architect photography photographer music theatre film gallery art museum publishing events wedding association foundation charity dance',
    it: 'design studio architettura architetto fotografia fotografo musica teatro cinema galleria arte museo editoria eventi matrimoni associazione fondazione onlus danza',
    fr: 'design studio architecture architecte photographie photographe musique theatre cinema galerie art musee edition evenements mariage association fondation danse',
    de: 'design atelier architektur architekt fotografie fotograf musik theater film galerie kunst museum verlag veranstaltungen hochzeit verein stiftung tanz',
  },
};
