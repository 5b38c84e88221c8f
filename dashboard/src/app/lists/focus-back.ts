/** A dialog has closed, and given the focus back where it can, within so long, in ms. */
const patience = 3000
const isLost = (at: Element | null) => !at || at === document.body

/** Once the dialog that has the focus is gone, gives it to what stands for what was opened. */
export function focusBack(find: () => HTMLElement | null, isFree = isLost) {
  const end = performance.now() + patience
  const look = () => {
    const at = document.activeElement
    if (isFree(at)) find()?.focus({ preventScroll: true })
    else if (at?.closest('[role="dialog"]') && performance.now() < end) setTimeout(look, 50)
  }
  setTimeout(look, 50)
}

/** The same for a record of a list, also where another row was opened: its link, or what else it has. */
export const focusRow = (id: string) =>
  focusBack(
    () => {
      const row = document.querySelector(`tr[data-row="${CSS.escape(id)}"]`)
      const link = row?.querySelector<HTMLElement>('th a') ?? row?.querySelector<HTMLElement>('a, button')
      return link ?? null
    },
    (at) => isLost(at) || at?.closest('table') !== null,
  )
