import type { Examples } from '../../../../tests/conformance/example.ts'
import { TextField } from './TextField.tsx'

export const examples: Examples = {
  TextField: (probe, words) => (
    <TextField
      {...probe}
      label={words || 'Name'}
      description={words}
      errorMessage={words}
      defaultValue={words}
      end={words}
    />
  ),
}
