import type { Examples } from '../../../../tests/conformance/example.ts'
import { LayoutSketch } from './LayoutSketch.tsx'

export const examples: Examples = { LayoutSketch: (probe) => <LayoutSketch {...probe} /> }
