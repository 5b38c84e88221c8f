import { Grid } from '@data1522/design-system/Grid'
import { Slider } from '@data1522/design-system/Slider'
import { useText } from '../../../../core/i18n/useText.ts'

/** Thumbs of 16, 20 and 24 px; a finger finds each. */
export function Sizes() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }}>
      <Slider label={text('sliderDemos.small')} size="small" defaultValue={30} />
      <Slider label={text('sliderDemos.medium')} defaultValue={50} />
      <Slider label={text('sliderDemos.large')} size="large" defaultValue={70} />
    </Grid>
  )
}
