import { Grid } from '@data1522/design-system/Grid'
import { Slider } from '@data1522/design-system/Slider'
import { useText } from '../../../../core/i18n/useText.ts'

/** A tone for what the value means. */
export function Colors() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }}>
      <Slider label={text('sliderDemos.battery')} tone="success" defaultValue={80} />
      <Slider label={text('sliderDemos.fuel')} tone="warning" defaultValue={30} />
      <Slider label={text('sliderDemos.heat')} tone="danger" defaultValue={90} />
    </Grid>
  )
}
