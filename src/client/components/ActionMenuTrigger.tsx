import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import type { ActionMenuItem } from './ActionMenuList';
import { lazyPart } from '../lib/speed/lazyPart';

const ActionMenuList = lazyPart(async () => (await import('./ActionMenuList')).ActionMenuList);

/** What makes a button open the menu. */
export type MenuTrigger = {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onMouseEnter: () => void;
  onFocus: () => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

type Props = {
  /** What the menu is called, for screen readers. */
  label: string;
  items: readonly ActionMenuItem[];
  /** The button, with what makes it open the menu. */
  children: (trigger: MenuTrigger) => ReactNode;
};

/** A button that opens a list of actions. The list's code is loaded when the pointer or the focus comes near. */
export function ActionMenuTrigger({ label, items, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  return (
    <>
      {children({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor ? menuId : undefined,
        onMouseEnter: ActionMenuList.fetchAhead,
        onFocus: ActionMenuList.fetchAhead,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      {anchor && (
        <ActionMenuList id={menuId} label={label} items={items} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
