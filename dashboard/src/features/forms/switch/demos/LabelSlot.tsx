import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { Switch } from '@data1522/design-system/Switch'
import { useText } from '../../../../core/i18n/useText.ts'

/** A chip beside the name is part of it. */
export function LabelSlot() {
  const text = useText()

  return (
    <Switch defaultSelected>
      <Inline as="span" gap={8}>
        {text('switchDemos.expressDelivery')}
        <Chip tone="info" size="small">
          {text('switchDemos.fresh')}
        </Chip>
      </Inline>
    </Switch>
  )
}
