import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconWifiOff } from '../../icons/icons.ts'
import { PageNotice } from './PageNotice.tsx'

export const examples: Examples = {
  PageNotice: (probe, words) => (
    <PageNotice {...probe} tone="warning" icon={IconWifiOff}>
      {words}
    </PageNotice>
  ),
}
