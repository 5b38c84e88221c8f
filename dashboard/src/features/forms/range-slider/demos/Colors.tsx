import { Grid } from '@data1522/design-system/Grid'
import { RangeSlider } from '@data1522/design-system/RangeSlider'
import { useText } from '../../../../core/i18n/useText.ts'

/** A tone for what lies between. */
export function Colors() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }}>
      <RangeSlider
        label={text('rangeSliderDemos.cold')}
        tone="info"
        minValue={-20}
        maxValue={20}
        defaultValue={[-8, 4]}
      />
      <RangeSlider label={text('rangeSliderDemos.healthy')} tone="success" defaultValue={[30, 70]} />
      <RangeSlider label={text('rangeSliderDemos.late')} tone="danger" defaultValue={[60, 90]} />
    </Grid>
  )
}
