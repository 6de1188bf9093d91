/** Server → process: one task at a time. */
export interface TaskMessage<Task> {
  readonly id: number;
  readonly task: Task;
}

/** Process → server, once, as soon as it can take tasks. */
export interface ReadyMessage {
  readonly kind: 'ready';
}

/** Process → server: the task is done. */
export interface ResultMessage<Result> {
  readonly kind: 'result';
  readonly id: number;
  readonly result: Result;
  /** Memory the process holds now, in bytes. */
  readonly rss: number;
}

/** Process → server: the task was refused or failed; the process itself is well. */
export interface ProblemMessage {
  readonly kind: 'problem';
  readonly id: number;
  readonly message: string;
  readonly code?: string;
  readonly details?: unknown;
  readonly rss: number;
}

export type AnswerMessage<Result> = ReadyMessage | ResultMessage<Result> | ProblemMessage;
