import type { Examples } from '../../../../tests/conformance/example.ts'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonGroup } from './SkeletonGroup.tsx'

export const examples: Examples = {
  Skeleton: (probe) => <Skeleton {...probe} shape="text" lines={2} />,
  SkeletonGroup: (probe, words) => (
    <SkeletonGroup {...probe} isLoading skeleton={<Skeleton />} label={words || 'Loading'} />
  ),
}
