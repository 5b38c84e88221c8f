import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconStar } from '../../icons/icons.ts'
import { Icon } from './Icon.tsx'

export const examples: Examples = {
  Icon: (probe, words) => <Icon {...probe} icon={IconStar} label={words || 'Star'} />,
}
