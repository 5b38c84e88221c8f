import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconSettings } from '../../icons/icons.ts'
import { EdgeButton } from './EdgeButton.tsx'

export const examples: Examples = {
  EdgeButton: (probe, words) => <EdgeButton {...probe} icon={IconSettings} label={words || 'Customize'} />,
}
