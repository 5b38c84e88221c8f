import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import { useText } from '../../../../core/i18n/useText.ts'

/** Out of reach, to be read only, and wrong. */
export function States() {
  const text = useText()

  return (
    <Stack gap={12}>
      <Switch defaultSelected isDisabled>
        {text('switchDemos.outOfReach')}
      </Switch>
      <Switch defaultSelected isReadOnly>
        {text('switchDemos.setByPlan')}
      </Switch>
      <Switch isRequired errorMessage={text('switchDemos.turnOnFirst')}>
        {text('switchDemos.twoSteps')}
      </Switch>
    </Stack>
  )
}
