/**
 * The version of what people agree to and are told (the order’s button and consent in `messages/<lang>/consent.json`, and
 * `terms.json`, `privacy.json`, `cookies.json`): the day it applies from. Whoever changes those texts gives them a new
 * version here; a test knows the texts of each.
 */
export const LEGAL_VERSION = '2026-11-24';
