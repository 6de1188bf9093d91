import type { SparseSection } from '@trazo/plan/sparse-plan';

export const operations: SparseSection<'operations'> = {
  steps: [
    {
      id: 'step-1',
      title: 'Costituzione e autorizzazioni',
      subtitle: 'Atto notarile, registro delle imprese, apertura dell’agenzia di viaggio',
      duration: '6',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-1-1',
          text: 'Iscrivere la società al registro delle imprese di Ferrara entro il 20 novembre 2026.',
        },
        {
          id: 'goal-1-2',
          text: 'Presentare allo sportello unico la segnalazione per l’attività di agenzia di viaggio con direttore tecnico.',
        },
        {
          id: 'goal-1-3',
          text: 'Stipulare le polizze di responsabilità civile e contro l’insolvenza previste dal Codice del turismo.',
        },
      ],
    },
    {
      id: 'step-2',
      title: 'Adeguamento della sede',
      subtitle: 'Officina, deposito per ottanta biciclette e banco per il pubblico',
      duration: '8',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-2-1',
          text: 'Contenere i lavori entro 24.000 euro, con due postazioni di riparazione e un’area di ricarica a norma.',
        },
        {
          id: 'goal-2-2',
          text: 'Ottenere il parere favorevole sulla prevenzione incendi per la ricarica delle batterie.',
        },
        { id: 'goal-2-3', text: 'Aprire una vetrina sulla strada e un ingresso senza gradini.' },
      ],
    },
    {
      id: 'step-3',
      title: 'Acquisto e allestimento della flotta',
      subtitle: 'Quarantotto biciclette da viaggio e ventiquattro a pedalata assistita',
      duration: '7',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-3-1',
          text: 'Ricevere la fornitura entro il 10 febbraio 2027 in due consegne, con penale per il ritardo.',
        },
        {
          id: 'goal-3-2',
          text: 'Marchiare, fotografare e registrare ogni bicicletta con la propria scheda.',
        },
        {
          id: 'goal-3-3',
          text: 'Costituire una scorta di ricambi di consumo per novanta giorni di esercizio.',
        },
      ],
    },
    {
      id: 'step-4',
      title: 'Contratti con i fornitori di viaggio',
      subtitle: 'Diciannove strutture ricettive, cinque barcaioli, otto guide',
      duration: '3',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-4-1',
          text: 'Bloccare le tariffe per le stagioni 2027 e 2028, con disdetta gratuita fino a ventuno giorni prima.',
        },
        { id: 'goal-4-2', text: 'Garantire due alternative di alloggio per ogni tappa.' },
        {
          id: 'goal-4-3',
          text: 'Firmare un disciplinare comune su orari, deposito delle biciclette e colazione anticipata.',
        },
      ],
    },
    {
      id: 'step-5',
      title: 'Sito e sistema di prenotazione',
      subtitle: 'Quattro lingue, disponibilità in tempo reale, pagamenti con carta',
      duration: '10',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-5-1',
          text: 'Pubblicare gli otto prodotti con prezzi, date e condizioni entro il 31 gennaio 2027.',
        },
        {
          id: 'goal-5-2',
          text: 'Collegare prenotazioni, flotta e contabilità in modo che ogni vendita generi un solo inserimento.',
        },
        {
          id: 'goal-5-3',
          text: 'Rispondere a ogni richiesta di preventivo entro quattro ore nei giorni feriali.',
        },
      ],
    },
    {
      id: 'step-6',
      title: 'Apertura dell’officina e del noleggio',
      subtitle: '1° marzo 2027',
      duration: 'Marzo 2027',
      goals: [
        {
          id: 'goal-6-1',
          text: 'Accettare sessanta riparazioni la settimana a fine marzo, con consegna media in un giorno e mezzo.',
        },
        { id: 'goal-6-2', text: 'Avviare i tre contratti di manutenzione con la prima revisione sul posto.' },
        {
          id: 'goal-6-3',
          text: 'Registrare almeno quattrocento clienti con il consenso a ricevere la lettera mensile.',
        },
      ],
    },
    {
      id: 'step-7',
      title: 'Prima stagione di viaggi',
      subtitle: 'Da aprile a ottobre, con pausa per i gruppi in luglio e agosto',
      duration: '7',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-7-1',
          text: 'Confermare almeno nove partenze di gruppo con una media di otto partecipanti.',
        },
        {
          id: 'goal-7-2',
          text: 'Ottenere una valutazione media non inferiore a 4,6 su 5 e rispondere a ogni giudizio scritto.',
        },
        {
          id: 'goal-7-3',
          text: 'Tenere i guasti che fermano un viaggiatore per più di un’ora sotto uno ogni 1.500 chilometri.',
        },
      ],
    },
    {
      id: 'step-8',
      title: 'Stagione invernale',
      subtitle: 'Revisione della flotta, formazione e vendita anticipata',
      duration: '4',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-8-1',
          text: 'Revisionare tutta la flotta entro il 20 febbraio, con un costo medio di 62 euro per bicicletta.',
        },
        { id: 'goal-8-2', text: 'Vendere entro fine gennaio il 35% dei posti di gruppo della primavera.' },
        { id: 'goal-8-3', text: 'Formare l’apprendista meccanico e due nuovi accompagnatori.' },
      ],
    },
    {
      id: 'step-9',
      title: 'Rinnovo parziale della flotta',
      subtitle: 'Quarto esercizio: 30.000 euro da mezzi propri',
      duration: '3',
      timeUnit: 'years',
      goals: [
        {
          id: 'goal-9-1',
          text: 'Sostituire un terzo delle biciclette e rivendere le usate con garanzia di sei mesi.',
        },
        {
          id: 'goal-9-2',
          text: 'Decidere l’acquisto solo con una liquidità residua di almeno due mesi di costi fissi.',
        },
      ],
    },
  ],
};
