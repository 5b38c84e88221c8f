import { RouteMap } from '@data1522/design-system/RouteMap'

export const Example = () => (
  <RouteMap
    label="Vehicles"
    markers={[{ id: 'a', label: 'VOL-1, on time', position: [5, 46.3], heading: 0 }]}
    routes={[
      {
        id: 'a',
        stops: [
          [5.37, 43.3],
          [4.84, 45.76],
          [2.35, 48.86],
        ],
        progress: 0.5,
      },
    ]}
    places={[{ label: 'Lyon', position: [4.84, 45.76], isMajor: true }]}
  />
)
