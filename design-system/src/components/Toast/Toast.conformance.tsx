import type { Examples } from '../../../../tests/conformance/example.ts'
import { ToastRegion } from './ToastRegion.tsx'

export const examples: Examples = {
  ToastRegion: {
    draw: (probe) => <ToastRegion {...probe} label="News" />,
    bare: 'It has no element until there is news.',
  },
}
