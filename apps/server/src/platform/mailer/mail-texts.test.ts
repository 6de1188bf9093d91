import { readCompany } from '@trazo/company/read-company';
import { expect, it } from 'vitest';
import { mailTextsOf } from './mail-texts.ts';

it('writes an Italian day with the article it takes, and leaves user input alone', () => {
  const cancelled = { name: 'Ada', receivedAt: '8 marzo 2027 alle ore 09:08', date: '11 marzo 2027' };
  const { text } = mailTextsOf('cancellationConfirmed', 'it', cancelled, readCompany({}));
  expect(text).toContain(
    'la tua disdetta l’8 marzo 2027 alle ore 09:08. L’abbonamento termina l’11 marzo 2027',
  );
  const cause = { ...cancelled, reason: 'Dal 8 marzo non va, e {{date, il}} nemmeno' };
  expect(mailTextsOf('cancellationForCause', 'it', cause, readCompany({})).text).toContain(cause.reason);
});
