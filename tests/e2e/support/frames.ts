import type { Page } from 'playwright-core'

/** What the document shows in one frame. */
export interface Frame {
  theme: string | undefined
  dir: string
  lang: string
  collapsed: string | undefined
  layout: string | undefined
  semiDark: string | undefined
  hue: string
  textSize: string
  ground: string
  /** How wide the ground of the navigation is that stands there before the navigation does. */
  awaited: string | null
}

/** Writes down every frame of a page from its first styled one, and how far things were shifted. */
export const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: unknown[] = []
    const shifts: number[] = []
    Object.assign(window, { frames15: frames, shifts15: shifts })
    const look = () => {
      const root = document.documentElement
      const style = getComputedStyle(root)
      if (document.body && style.getPropertyValue('--ds-color-canvas')) {
        frames.push({
          theme: root.dataset.theme,
          dir: root.dir,
          lang: root.lang,
          collapsed: root.dataset.navCollapsed,
          layout: root.dataset.navLayout,
          semiDark: root.dataset.semiDark,
          hue: root.style.getPropertyValue('--ds-primary-hue'),
          textSize: style.fontSize,
          ground: getComputedStyle(document.body).backgroundColor,
          awaited: document.querySelector('main')
            ? null
            : getComputedStyle(document.querySelector('#root')!, '::before').inlineSize,
        })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The frames that were written down so far, and the sum of the shifts. */
export const seenFrames = (page: Page) =>
  page.evaluate(() => {
    const kept = window as never as { frames15: Frame[]; shifts15: number[] }
    return { frames: kept.frames15, shift: kept.shifts15.reduce((sum, shift) => sum + shift, 0) }
  })
