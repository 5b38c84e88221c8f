/**
 * Lets the browser's search find what a closed panel holds, where it can, and open the panel; elsewhere the panel is
 * hidden as any other. React knows `hidden` only as on or off, so the element is told itself.
 */
export function makeFindable(panel: HTMLElement | null, isOpen: boolean, open: () => void) {
  if (!panel || isOpen) return
  panel.setAttribute('hidden', 'until-found')
  panel.addEventListener('beforematch', open)
  return () => panel.removeEventListener('beforematch', open)
}
