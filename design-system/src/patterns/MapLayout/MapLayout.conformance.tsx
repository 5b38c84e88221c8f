import type { Examples } from '../../../../tests/conformance/example.ts'
import { Text } from '../../components/Text/Text.tsx'
import { MapLayout } from './MapLayout.tsx'

export const examples: Examples = {
  MapLayout: (probe, words) => (
    <MapLayout {...probe} panelLabel={words || 'Vehicles'} panel={<Text>{words}</Text>}>
      {null}
    </MapLayout>
  ),
}
