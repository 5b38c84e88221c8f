const popups = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
/** What had the focus, and the menu or dialog that it was in, are gone within so long, in ms. */
const patience = 3000

/** Takes the focus where it gets lost: at once, or with the menu or dialog that it is in and that is about to close. */
export function whenLost(take: () => void) {
  const end = performance.now() + patience
  const look = () => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return take()
    if (activeElement.closest(popups) && performance.now() < end) setTimeout(look, 50)
  }
  setTimeout(look)
}
