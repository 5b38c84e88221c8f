import { useSyncExternalStore } from 'react'

const root = document.documentElement

function subscribe(listen: () => void) {
  const observer = new MutationObserver(listen)
  observer.observe(root, { attributes: true })
  return () => observer.disconnect()
}

/** The theme, skin and primary colour of the page, as one text that changes with them. */
export const useLook = () =>
  useSyncExternalStore(subscribe, () => `${JSON.stringify(root.dataset)} ${root.style.cssText}`)
