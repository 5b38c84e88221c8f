import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'

/** The bar of the selection; its code comes when the focus or a pointer comes to the table. */
export const { Part: BulkBar, preload: preloadBulkBar } = lazyWithPreload(
  async () => (await import('./BulkBar.tsx')).BulkBar,
)
