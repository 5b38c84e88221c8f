import type { Examples } from '../../../../tests/conformance/example.ts'
import { AvatarField } from './AvatarField.tsx'

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

export const examples: Examples = {
  AvatarField: (probe, words) => (
    <AvatarField
      {...probe}
      label={words || 'Picture'}
      person={words || 'Maya'}
      defaultValue={picture}
      description={words}
    />
  ),
}
