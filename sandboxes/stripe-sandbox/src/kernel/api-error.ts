/** The body of an error as the official library reads it. */
export interface ErrorBody {
  readonly type:
    | 'invalid_request_error'
    | 'card_error'
    | 'idempotency_error'
    | 'api_error'
    | 'rate_limit_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly [field: string]: unknown;
}

/** A request that Stripe would refuse: status and body of the answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** A request that makes no sense in the state things are in. */
export const invalidRequest = (message: string, rest: Partial<ErrorBody> = {}): ApiError =>
  new ApiError(400, { ...rest, type: 'invalid_request_error', message });

/** `what` is the word Stripe uses for the object: "No such customer: 'cus_1'". */
export const noSuch = (what: string, id: string, param = 'id'): ApiError =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });
