import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconStar } from '../../icons/icons.ts'
import { IconTile } from './IconTile.tsx'

export const examples: Examples = {
  IconTile: (probe) => <IconTile {...probe} icon={IconStar} />,
}
