/** jsdom lays nothing out, so nothing ever comes into view. */
class NothingSeen implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

if (!('IntersectionObserver' in globalThis)) Object.assign(globalThis, { IntersectionObserver: NothingSeen })

/** Nor does it ask the system what a person prefers. */
const nothingPreferred = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

if (typeof globalThis.matchMedia !== 'function') Object.assign(globalThis, { matchMedia: nothingPreferred })
