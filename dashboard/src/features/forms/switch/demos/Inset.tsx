import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import { useText } from '../../../../core/i18n/useText.ts'

/** The thumb lies within the track, 16, 20 or 24 px high. */
export function Inset() {
  const text = useText()

  return (
    <Stack gap={12}>
      <Switch size="small" defaultSelected>
        {text('switchDemos.small')}
      </Switch>
      <Switch defaultSelected>{text('switchDemos.medium')}</Switch>
      <Switch size="large" defaultSelected>
        {text('switchDemos.large')}
      </Switch>
    </Stack>
  )
}
