import { z } from 'zod';
import { passwordField } from './accounts.ts';
import { BODY_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

/** `missing`: to be set up at the first visit; `asked`: a code opens the console; `passed`: it is open for this session. */
export const operatorStateSchema = z.strictObject({
  second_factor: z.enum(['missing', 'asked', 'passed']),
  recovery_codes_left: z.int(),
});
export type OperatorState = z.output<typeof operatorStateSchema>;

const stateAnswer = jsonAnswer('How far this session is', operatorStateSchema);

/** Six digits of an authenticator, or one of the recovery codes. */
const codeField = z.string().trim().min(1).max(40);

/** `not_found` for every account that is no operator’s. */
export const operatorState = defineRoute({
  id: 'operatorState',
  access: 'account',
  method: 'GET',
  path: '/api/operator',
  summary: 'Whether the console is open for this session',
  responses: [stateAnswer],
  errors: ['not_found'],
});

/** Asks for the password, so that a stolen session sets up nothing. */
export const beginSecondFactor = defineRoute({
  id: 'beginSecondFactor',
  access: 'account',
  method: 'POST',
  path: '/api/operator/second-factor',
  summary: 'Get a secret for an authenticator',
  body: z.strictObject({ password: passwordField.optional() }),
  responses: [
    jsonAnswer(
      'The secret (base 32), and as an `otpauth:` address',
      z.strictObject({ secret: z.string(), uri: z.string() }),
    ),
  ],
  errors: [...BODY_ERRORS, 'not_found', 'incorrect_last_password', 'sign_in_again', 'second_factor_needed'],
});

export const confirmSecondFactor = defineRoute({
  id: 'confirmSecondFactor',
  access: 'account',
  method: 'POST',
  path: '/api/operator/second-factor/confirm',
  summary: 'Put the new second factor to use',
  body: z.strictObject({ code: codeField }),
  responses: [
    jsonAnswer(
      'Codes for when the authenticator is lost, each good for one time; sent only here',
      z.strictObject({ recovery_codes: z.array(z.string()) }),
    ),
  ],
  errors: [...BODY_ERRORS, 'not_found', 'second_factor_wrong', 'second_factor_unreadable'],
});

export const passSecondFactor = defineRoute({
  id: 'passSecondFactor',
  access: 'account',
  method: 'POST',
  path: '/api/operator/second-factor/pass',
  summary: 'Open the console for this session',
  body: z.strictObject({ code: codeField }),
  responses: [stateAnswer],
  errors: [...BODY_ERRORS, 'not_found', 'second_factor_wrong', 'second_factor_unreadable'],
});

export const leaveConsole = defineRoute({
  id: 'leaveConsole',
  access: 'account',
  method: 'POST',
  path: '/api/operator/leave',
  summary: 'Close the console for this session',
  responses: [stateAnswer],
  errors: ['not_found'],
});
