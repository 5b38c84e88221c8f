import { RadarChart } from '@data1522/design-system/RadarChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'

/** What testers gave two phones, of ten. */
const qualities = [
  { quality: 'battery', tern: 8.6, gull: 9.1 },
  { quality: 'camera', tern: 9.2, gull: 7.4 },
  { quality: 'screen', tern: 8.8, gull: 6.6 },
  { quality: 'price', tern: 5.9, gull: 8.3 },
  { quality: 'weight', tern: 6.4, gull: 7.8 },
  { quality: 'sound', tern: 7.6, gull: 6.2 },
] as const

/** Two things by the same qualities. */
export function Radar() {
  const text = useText()
  const controls = useChartControls()

  return (
    <>
      <ChartTools name={text('apexDemos.radar')} controls={controls} />
      <RadarChart
        label={text('apexDemos.phones')}
        data={qualities}
        category={({ quality }) => text(`apexDemos.quality.${quality}`)}
        categoryLabel={text('apexDemos.quality')}
        series={[
          { id: 'tern', label: 'Tern 5', value: ({ tern }) => tern },
          { id: 'gull', label: 'Gull 12', value: ({ gull }) => gull },
        ]}
        maxValue={10}
        height={260}
        controls={controls}
      />
    </>
  )
}
