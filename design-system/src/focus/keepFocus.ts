import { focusOn } from './focusOn.ts'
import { type Place, placeOf, standInOf } from './place.ts'

/** What lies over the page for a while, and gives the focus back. */
const layerSelector = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const layerOf = (element: Element) => element.closest(layerSelector) ?? document.documentElement

interface Layer {
  root: Element
  find: () => HTMLElement | undefined
  isGone: () => boolean
  /** The focus came from here before anyone watched; what closes may know better, and says so in its next frame. */
  isGuess?: boolean
}

/** Where the focus was: on the page, and in what was opened over it, the newest last. */
let layers: Layer[] = []
let users = 0
let stop = () => undefined as void

const layerAt = (root: Element, place: Place): Layer => ({
  root,
  find: () => standInOf(place),
  isGone: () => !place.element.isConnected,
})

function remember(element: Element | null) {
  if (!(element instanceof HTMLElement) || element === document.body) return
  const root = layerOf(element)
  const known = layers.findIndex((layer) => layer.root === root)
  layers = [...(known < 0 ? layers : layers.slice(0, known)), layerAt(root, placeOf(element))]
}

const isLost = () => !document.activeElement || document.activeElement === document.body

function settle() {
  // A press on the bare page also leaves nothing focused; then what had the focus is still there.
  if (!isLost() || !layers.at(-1)?.isGone()) return
  for (const layer of layers.toReversed()) {
    const found = layer.root.isConnected ? layer.find() : undefined
    if (found) return layer.isGuess ? focusUnlessReturned(layer) : focusOn(found)
  }
}

function focusUnlessReturned({ find }: Layer) {
  const frame = (then: () => void) => requestAnimationFrame(() => setTimeout(then))
  frame(() =>
    frame(() => {
      const found = isLost() ? find() : undefined
      if (found) focusOn(found)
    }),
  )
}

function start() {
  const gone = new AbortController()
  const { activeElement } = document
  // What opened the menu or dialog that one is in already.
  if (activeElement && layerOf(activeElement) !== document.documentElement) {
    remember(document.querySelector('[aria-haspopup][aria-expanded="true"]'))
    layers = layers.map((layer) => ({ ...layer, isGuess: true }))
  }
  remember(activeElement)
  document.addEventListener('focusin', ({ target }) => remember(target as Element), { signal: gone.signal })
  // A grid that loses its one stop gives it to another first.
  const changes = new MutationObserver(() => queueMicrotask(settle))
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['inert'] })
  return () => {
    gone.abort()
    changes.disconnect()
    layers = []
  }
}

/**
 * Keeps the focus from getting lost with what has it: when a row is deleted, the next one takes it on the same control;
 * after the last one what held the rows does. The same where a menu or dialog closes whose opener has gone. Gives back
 * what ends it.
 */
export function keepFocus(): () => void {
  if (users++ === 0) stop = start()
  return () => {
    if (--users === 0) stop()
  }
}

/**
 * Sends the focus somewhere else than to its opener: once the menu or dialog that has it closes, or at once. Where that
 * is not there and nothing was opened from the page, the heading of the page takes it.
 */
export function returnFocusTo(find: () => HTMLElement | null) {
  const page = document.documentElement
  if (isLost() || layerOf(document.activeElement!) === page) {
    const found = find()
    if (found) focusOn(found)
    return
  }
  const below = layers.at(-2)
  const heading = () => document.querySelector<HTMLElement>('h1') ?? undefined
  layers.splice(-1, 0, { root: page, find: () => find() ?? below?.find() ?? heading(), isGone: isLost })
}
