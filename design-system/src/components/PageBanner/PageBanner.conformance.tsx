import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconEye } from '../../icons/icons.ts'
import { PageBanner } from './PageBanner.tsx'

export const examples: Examples = {
  PageBanner: (probe, words) => (
    <PageBanner {...probe} label="View" icon={IconEye}>
      {words}
    </PageBanner>
  ),
}
