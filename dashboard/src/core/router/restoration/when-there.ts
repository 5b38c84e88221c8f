/** How long something may take to come before it is given up. */
const patience = 8000

/** Waits for an element that a screen may bring late; gives what ends the wait. */
export function whenThere<E extends Element>(find: () => E | null, then: (found: E) => void): () => void {
  const found = find()
  if (found) {
    then(found)
    return () => undefined
  }
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const observer = new MutationObserver(() => {
    const late = find()
    if (!late) return
    end()
    then(late)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] })
  const timer = setTimeout(end, patience)
  return end
}
