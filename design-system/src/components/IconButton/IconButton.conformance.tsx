import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconStar } from '../../icons/icons.ts'
import { IconButton } from './IconButton.tsx'

export const examples: Examples = {
  IconButton: (probe, words) => <IconButton {...probe} icon={IconStar} label={words || 'Star'} />,
}
