import type { IconSource } from '../../components/Icon/Icon.tsx'

/** An icon of the gallery. */
export interface GalleryIcon {
  /** Tells it from the others, and stands below it: its name in code. */
  readonly id: string
  /** The icon itself. */
  readonly icon: IconSource
}
