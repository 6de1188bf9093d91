/** A task says by its `kind` what is to be done. */
export interface AnyTask {
  readonly kind: string;
}

/** What each kind of task is answered with. */
export type ResultsOf<Task extends AnyTask> = Readonly<Record<Task['kind'], unknown>>;

/** Server → process: one task at a time. */
export interface TaskMessage<Task> {
  readonly id: number;
  readonly kind: string;
  readonly task: Task;
  readonly requestId: string | undefined;
}

/** Process → server, once, as soon as it can take tasks. */
export interface ReadyMessage {
  readonly kind: 'ready';
}

/** Process → server: the task is done. */
export interface ResultMessage {
  readonly kind: 'result';
  readonly id: number;
  readonly result: unknown;
  readonly label: string | undefined;
  /** Memory the process holds now, in bytes. */
  readonly rss: number;
}

/** Process → server: the task was refused or failed; the process itself is well. */
export interface ErrorMessage {
  readonly kind: 'error';
  readonly id: number;
  readonly message: string;
  readonly label: string | undefined;
  readonly code?: string;
  readonly details?: unknown;
  /** What the error follows from, for the log. */
  readonly cause?: string;
  readonly rss: number;
}

export type AnswerMessage = ReadyMessage | ResultMessage | ErrorMessage;
