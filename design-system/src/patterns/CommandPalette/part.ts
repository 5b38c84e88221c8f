import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'

/** The palette itself, which its button fetches on intent. */
export const { Part: PaletteDialog, preload: preloadCommandPalette } = lazyWithPreload(
  async () => (await import('./PaletteDialog.tsx')).PaletteDialog,
)
