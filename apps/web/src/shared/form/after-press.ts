let isPressed = false;

if (typeof window !== 'undefined') {
  const note = (pressed: boolean) => () => {
    isPressed = pressed;
  };
  window.addEventListener('pointerdown', note(true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(end, note(false), { capture: true });
}

/**
 * Does something once the press that is under way has done its work, or at once after this task: what moves the page while a
 * finger rests on it makes the press miss.
 */
export function afterPress(act: () => void): void {
  const next = () => setTimeout(act);
  if (isPressed) window.addEventListener('pointerup', next, { once: true });
  else next();
}
