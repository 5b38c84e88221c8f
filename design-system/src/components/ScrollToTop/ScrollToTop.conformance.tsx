import type { Examples } from '../../../../tests/conformance/example.ts'
import { ScrollToTop } from './ScrollToTop.tsx'

export const examples: Examples = {
  ScrollToTop: (probe) => <ScrollToTop {...probe} />,
}
