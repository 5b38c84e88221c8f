import type { Examples } from '../../../../tests/conformance/example.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Anatomy } from './Anatomy.tsx'

export const examples: Examples = {
  Anatomy: (probe, words) => (
    <Anatomy {...probe} aria-label="Parts" parts={[{ name: words || 'Surface', find: 'button' }]}>
      <Button>{words || 'Save'}</Button>
    </Anatomy>
  ),
}
