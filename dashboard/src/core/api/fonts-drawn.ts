const PATIENCE = 3000

/**
 * Settles once the page has drawn text in a font of its own. A worker that takes over before that has the font, which the
 * head preloads, fetched a second time: what was fetched outside a worker is not used inside it.
 */
export const fontsDrawn = () =>
  new Promise<void>((resolve) => {
    const { fonts } = document
    const look = () => {
      if (![...fonts].some(({ status }) => status === 'loaded')) return
      fonts.removeEventListener('loadingdone', look)
      resolve()
    }
    fonts.addEventListener('loadingdone', look)
    look()
    // A page of another font entirely, such as a person's own, never draws ours.
    setTimeout(resolve, PATIENCE)
  })
