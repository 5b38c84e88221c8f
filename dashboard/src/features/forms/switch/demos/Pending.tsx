import { Switch } from '@data1522/design-system/Switch'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Shows that the change is on its way, and ignores presses meanwhile. */
export function Pending() {
  const text = useText()
  const [isPublic, setPublic] = useState(false)
  const [isSaving, setSaving] = useState(false)

  return (
    <Switch
      isSelected={isPublic}
      isPending={isSaving}
      onChange={(isOn) => {
        setPublic(isOn)
        setSaving(true)
        setTimeout(() => setSaving(false), 2000)
      }}
    >
      {text('switchDemos.showInStore')}
    </Switch>
  )
}
