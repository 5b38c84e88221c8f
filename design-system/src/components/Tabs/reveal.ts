/** Scrolls a row of tabs, and nothing else, until one of them is in view. */
export function reveal(list: HTMLElement | null, id: string) {
  const tab = list?.querySelector(`[data-tab="${CSS.escape(id)}"]`)
  if (!list || !tab) return
  const room = list.getBoundingClientRect()
  const place = tab.getBoundingClientRect()
  const margin = 32
  if (place.left < room.left) list.scrollBy({ left: place.left - room.left - margin })
  else if (place.right > room.right) list.scrollBy({ left: place.right - room.right + margin })
}
