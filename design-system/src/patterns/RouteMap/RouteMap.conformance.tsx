import type { Examples } from '../../../../tests/conformance/example.ts'
import { example } from './example.ts'
import { RouteMap } from './RouteMap.tsx'

export const examples: Examples = {
  RouteMap: (probe, words) => <RouteMap {...probe} label={words || 'Vehicles'} {...example} />,
}
