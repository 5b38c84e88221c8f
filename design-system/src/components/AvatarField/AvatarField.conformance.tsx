import type { Examples } from '../../../../tests/conformance/example.ts'
import { AvatarField } from './AvatarField.tsx'

export const examples: Examples = {
  AvatarField: (probe, words) => (
    <AvatarField {...probe} label={words || 'Picture'} person={words || 'Maya'} description={words} />
  ),
}
