import type { Examples } from '../../../../tests/conformance/example.ts'
import { LogoCloud } from './LogoCloud.tsx'

export const examples: Examples = {
  LogoCloud: (probe, words) => (
    <LogoCloud
      {...probe}
      label={words || 'Companies'}
      logos={[
        { name: words || 'Heron', sign: 'heron' },
        { name: 'Orbita', sign: 'orbit' },
      ]}
    />
  ),
}
