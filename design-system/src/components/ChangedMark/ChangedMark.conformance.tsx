import type { Examples } from '../../../../tests/conformance/example.ts'
import { ChangedMark } from './ChangedMark.tsx'

const none = () => undefined

export const examples: Examples = {
  ChangedMark: (probe, words) => (
    <ChangedMark {...probe} label={words || 'Changed'} resetLabel={words || 'Reset theme'} onReset={none} />
  ),
}
