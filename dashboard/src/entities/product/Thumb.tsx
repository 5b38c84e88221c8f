import type { IconSource } from '@data1522/design-system/Icon'
import { IconTile } from '@data1522/design-system/IconTile'
import { Image } from '@data1522/design-system/Image'

interface ThumbProps {
  /** The address of the picture; empty for none. */
  src: string
  /** What stands there without a picture, or where it cannot be loaded. */
  icon: IconSource
  tone: 'primary' | 'info' | 'success' | 'warning' | 'danger' | 'neutral'
}

/** A small picture before a name, or a sign in its place. */
export function Thumb({ src, ...sign }: ThumbProps) {
  const tile = <IconTile {...sign} size={36} />
  return src ? <Image src={src} isDecorative ratio="1 / 1" width={36} fallback={tile} /> : tile
}
