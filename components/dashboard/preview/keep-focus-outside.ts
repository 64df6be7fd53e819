/** Leaves the focus where the operator types, until they turn to the preview themselves. */
export function keepFocusOutside(): void {
  const { focus } = HTMLElement.prototype;
  let isTurnedTo = false;
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => (isTurnedTo = true), { capture: true, once: true });
  HTMLElement.prototype.focus = function (options) {
    if (isTurnedTo) focus.call(this, options);
  };
}
