import type { Examples } from '../../../../tests/conformance/example.ts'
import { ColorField } from './ColorField.tsx'

export const examples: Examples = {
  ColorField: (probe, words) => (
    <ColorField {...probe} label={words || 'Colour'} description={words} contrastWith="white" />
  ),
}
