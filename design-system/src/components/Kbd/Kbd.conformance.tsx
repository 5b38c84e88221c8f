import type { Examples } from '../../../../tests/conformance/example.ts'
import { Kbd } from './Kbd.tsx'
import { Shortcut } from './Shortcut.tsx'

export const examples: Examples = {
  Kbd: (probe, words) => <Kbd {...probe}>{words}</Kbd>,
  Shortcut: (probe) => <Shortcut {...probe} keys={['Mod', 'K']} platform="other" />,
}
