import { createStore } from 'zustand/vanilla';

interface CommentsPanel {
  readonly isOpen: boolean;
  /** The thread that was asked for. */
  readonly active: string | undefined;
}

/** Whether the comments stand beside the form. */
export const commentsPanel = createStore<CommentsPanel>(() => ({ isOpen: false, active: undefined }));

export const openComments = (active?: string): void => commentsPanel.setState({ isOpen: true, active });
export const closeComments = (): void => commentsPanel.setState({ isOpen: false, active: undefined });
