import type { RouteMapProps } from './RouteMap.tsx'

/** Three vehicles in Europe, for stories and tests. */
export const example = {
  markers: [
    { id: 'a', label: 'VOL-1, on time', position: [5, 46.3], heading: 0 },
    { id: 'b', label: 'VOL-2, late', position: [5.9, 49.6], tone: 'warning', heading: 110 },
    { id: 'c', label: 'VOL-3, waiting', position: [9.9, 53], tone: 'neutral' },
  ],
  routes: [
    {
      id: 'a',
      stops: [
        [5.37, 43.3],
        [4.84, 45.76],
        [5.04, 47.32],
        [2.35, 48.86],
      ],
      progress: 0.5,
    },
  ],
  places: [
    { label: 'Paris', position: [2.35, 48.86], isMajor: true },
    { label: 'Marseille', position: [5.37, 43.3], isMajor: true },
    { label: 'Lyon', position: [4.84, 45.76] },
  ],
} as const satisfies Pick<RouteMapProps, 'markers' | 'routes' | 'places'>
