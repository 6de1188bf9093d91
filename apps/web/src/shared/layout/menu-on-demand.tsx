import { Menu } from '@mantine/core';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

interface ButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick?: () => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
}

interface MenuOnDemandProps {
  readonly button: ReactElement<ButtonProps>;
  /** Its entries. */
  readonly children: ReactNode;
  /** Which edge of the button it keeps to; `end` where not said. */
  readonly edge?: 'start' | 'end';
  /** An entry is chosen; it has acted by then. */
  readonly onChoose?: () => void;
}

/** Where a menu is put: at the end of its button's landmark, which is how a screen reader finds it; outside of what cuts it off. */
const landmarkOf = (button: HTMLElement | null): HTMLElement | undefined =>
  button?.closest<HTMLElement>('main') ??
  button?.closest<HTMLElement>('header, nav, aside, footer') ??
  undefined;

/** A menu made when its button is first used: until then it costs a button, also where there are hundreds of them. */
export function MenuOnDemand({ button, children, edge = 'end', onChoose }: MenuOnDemandProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);
  const [landmark, setLandmark] = useState<HTMLElement>();
  useEffect(() => {
    if (!isUsed) return;
    setLandmark(landmarkOf(target.current));
    target.current?.focus();
    setOpened(true);
  }, [isUsed]);
  // A menu that fades out can still be clicked: an entry is chosen once.
  const chooseOnce = (event: SyntheticEvent) => {
    if (!opened) event.stopPropagation();
    // Before the entry acts: a dialog it opens gives the focus back to what had it, and entries are gone by then.
    else target.current?.focus();
  };
  if (!isUsed) {
    return cloneElement(button, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onClick: () => setUsed(true),
    });
  }
  return (
    <Menu position={`bottom-${edge}`} opened={opened} onChange={setOpened} portalProps={{ target: landmark }}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown onClickCapture={chooseOnce} onClick={opened ? onChoose : undefined}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
