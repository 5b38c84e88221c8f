import { Switch } from '@data1522/design-system/Switch'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** On and off stand for any two things. */
export function TrueAndFalseValue() {
  const text = useText()
  const [store, setStore] = useState<'open' | 'closed'>('open')

  return (
    <Switch
      isSelected={store === 'open'}
      onChange={(isOn) => setStore(isOn ? 'open' : 'closed')}
      description={store === 'open' ? text('switchDemos.storeOpen') : text('switchDemos.storeClosed')}
    >
      {text('switchDemos.takeOrders')}
    </Switch>
  )
}
