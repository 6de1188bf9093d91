/** A way of delivering a plan that stays as it was left while another one is open. */
export interface WayProps {
  readonly id: string;
  readonly name: string;
  /** The server says that this has to be paid for. */
  readonly onUnpaid: () => void;
}
