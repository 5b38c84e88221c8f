import { Switch } from '@data1522/design-system/Switch'
import { useText } from '../../../../core/i18n/useText.ts'

/** The label can be pressed as well as the track. */
export function Basic() {
  const text = useText()

  return (
    <Switch defaultSelected description={text('switchDemos.emailAlertsText')}>
      {text('switchDemos.emailAlerts')}
    </Switch>
  )
}
