import { queryClient } from '../api/query-client.ts';
import { showAlert } from '../notices/alerts.ts';
import type { SessionState } from '../session/session-store.ts';
import { sessionStore } from '../session/this-session.ts';
import { changeLanguage, interfaceLanguage, languageChoices } from '../words/words.ts';

/**
 * Forgets what belonged to a session when it ends, says so where that was no choice, and speaks the language of the account that
 * comes in.
 */
export function followSession(): void {
  let choicesBefore = languageChoices();
  // A public page may have been refused before the application started: the session has ended already then.
  announceEnd(sessionStore.getState(), sessionStore.getInitialState());
  sessionStore.subscribe((now, before) => {
    announceEnd(now, before);
    if (now.token !== before.token) {
      choicesBefore = languageChoices();
      forgetAnswers(now);
    }
    // A language chosen while the account was on its way is newer than what the account says.
    if (now.user === undefined || now.user._id === before.user?._id) return;
    if (languageChoices() === choicesBefore) speak(now.user.user_language);
  });
}

function announceEnd(now: SessionState, before: SessionState): void {
  const hasEnded = now.kind === 'signedOut' && before.kind !== now.kind;
  if (hasEnded && now.byChoice !== true) showAlert('invalid', 'logout');
}

function forgetAnswers({ kind }: SessionState): void {
  if (kind === 'signedOut') queryClient.clear();
  else void queryClient.resetQueries();
}

function speak(language: Parameters<typeof changeLanguage>[0]): void {
  // Words that cannot be fetched now leave the interface in the language it speaks.
  if (language !== interfaceLanguage()) changeLanguage(language).catch(() => undefined);
}
