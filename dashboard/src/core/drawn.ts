let isKept = false

/** Whether the page began as the build has drawn it, which React then takes over as it stands. */
export const isDrawn = () => import.meta.env.SSR || isKept

/** Keeps what the build has drawn, or takes it away where the first frame was not to show it (`data-drawn`). */
export function keepDrawn(root: HTMLElement) {
  const { dataset } = document.documentElement
  isKept = dataset.drawn !== undefined && dataset.drawn !== 'other'
  if (!isKept) root.replaceChildren()
  delete dataset.drawn
}
