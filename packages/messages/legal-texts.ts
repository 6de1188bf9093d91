import deCookies from './de/cookies.json' with { type: 'json' };
import deImprint from './de/imprint.json' with { type: 'json' };
import deLegal from './de/legal.json' with { type: 'json' };
import dePrivacy from './de/privacy.json' with { type: 'json' };
import deTerms from './de/terms.json' with { type: 'json' };
import enCookies from './en/cookies.json' with { type: 'json' };
import enImprint from './en/imprint.json' with { type: 'json' };
import enLegal from './en/legal.json' with { type: 'json' };
import enPrivacy from './en/privacy.json' with { type: 'json' };
import enTerms from './en/terms.json' with { type: 'json' };
import esCookies from './es/cookies.json' with { type: 'json' };
import esImprint from './es/imprint.json' with { type: 'json' };
import esLegal from './es/legal.json' with { type: 'json' };
import esPrivacy from './es/privacy.json' with { type: 'json' };
import esTerms from './es/terms.json' with { type: 'json' };
import frCookies from './fr/cookies.json' with { type: 'json' };
import frImprint from './fr/imprint.json' with { type: 'json' };
import frLegal from './fr/legal.json' with { type: 'json' };
import frPrivacy from './fr/privacy.json' with { type: 'json' };
import frTerms from './fr/terms.json' with { type: 'json' };
import itCookies from './it/cookies.json' with { type: 'json' };
import itImprint from './it/imprint.json' with { type: 'json' };
import itLegal from './it/legal.json' with { type: 'json' };
import itPrivacy from './it/privacy.json' with { type: 'json' };
import itTerms from './it/terms.json' with { type: 'json' };
import type { MessageLanguage } from './languages.ts';
import type { IdentityWords, LegalPage, LegalText, ProcessorWords } from './legal-text.ts';

interface LegalTexts extends Readonly<Record<LegalPage, LegalText>> {
  readonly privacy: LegalText & ProcessorWords;
  readonly imprint: LegalText & IdentityWords;
  /** What stands around these texts: contents, version, how disputes are settled. */
  readonly legal: typeof esLegal;
}

/** The texts of all legal pages, for the server: browsers get them filled in. */
export const LEGAL_TEXTS: Readonly<Record<MessageLanguage, LegalTexts>> = {
  es: { terms: esTerms, privacy: esPrivacy, cookies: esCookies, imprint: esImprint, legal: esLegal },
  en: { terms: enTerms, privacy: enPrivacy, cookies: enCookies, imprint: enImprint, legal: enLegal },
  it: { terms: itTerms, privacy: itPrivacy, cookies: itCookies, imprint: itImprint, legal: itLegal },
  fr: { terms: frTerms, privacy: frPrivacy, cookies: frCookies, imprint: frImprint, legal: frLegal },
  de: { terms: deTerms, privacy: dePrivacy, cookies: deCookies, imprint: deImprint, legal: deLegal },
};
