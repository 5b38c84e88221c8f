import { Inline } from '@data1522/design-system/Inline'
import { Switch } from '@data1522/design-system/Switch'
import { useText } from '../../../../core/i18n/useText.ts'

/** A tone for what being on means. */
export function Colors() {
  const text = useText()

  return (
    <Inline gap={24}>
      <Switch defaultSelected>{text('switchDemos.primary')}</Switch>
      <Switch defaultSelected tone="neutral">
        {text('switchDemos.neutral')}
      </Switch>
      <Switch defaultSelected tone="success">
        {text('switchDemos.success')}
      </Switch>
      <Switch defaultSelected tone="warning">
        {text('switchDemos.warning')}
      </Switch>
      <Switch defaultSelected tone="danger">
        {text('switchDemos.danger')}
      </Switch>
      <Switch defaultSelected tone="info">
        {text('switchDemos.info')}
      </Switch>
    </Inline>
  )
}
