import { type ReactNode, useState } from 'react';

/** A button that opens a dialog, to which the focus has to return; `children` gets the way to close it. */
export function OpenedByButton({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
