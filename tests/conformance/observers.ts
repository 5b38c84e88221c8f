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
