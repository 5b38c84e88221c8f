import { lazyPart } from '../../internal/lazyPart.tsx'

/** The bar of the selection; its code comes when the focus or a pointer comes to the table. */
export const { Part: BulkBar, preload: preloadBulkBar } = lazyPart(
  async () => (await import('./BulkBar.tsx')).BulkBar,
)
