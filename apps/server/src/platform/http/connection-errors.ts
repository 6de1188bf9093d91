import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, type ErrorResponse, statusOf } from '@trazo/contract/errors';
import { DEFAULT_LANGUAGE } from '@trazo/plan/languages';
import { ERROR_MESSAGES } from '../errors/error-messages.ts';

/** What the server's parser found wrong with bytes that never became a request. */
const PARSER_CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'payload_too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers what is no HTTP in the contract's shape; no header of it says in which language. */
export function answerConnectionError({ code: parserCode }: { readonly code: string }, socket: Socket): void {
  if (parserCode === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(responseTo(PARSER_CODES[parserCode] ?? 'payload_invalid'));
  socket.destroySoon();
}

function responseTo(code: ErrorCode): string {
  const answer: ErrorResponse = { error: code, message: ERROR_MESSAGES[DEFAULT_LANGUAGE][code] };
  const body = JSON.stringify(answer);
  const status = statusOf(code);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
