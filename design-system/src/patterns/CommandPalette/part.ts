import { lazyPart } from '../../internal/lazyPart.tsx'

/** The palette itself, which its button fetches on intent. */
export const { Part: PaletteDialog, preload: preloadCommandPalette } = lazyPart(
  async () => (await import('./PaletteDialog.tsx')).PaletteDialog,
)
