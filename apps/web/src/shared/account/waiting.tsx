import { Loader } from '@mantine/core';
import layout from '../design/layout.module.css';

/** Instead of a page, while the session opens or ends. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={layout.prose} aria-busy="true" role="status">
      <Loader aria-hidden="true" color="var(--accent)" />
      <p className={layout.lead}>{label}</p>
    </div>
  );
}
