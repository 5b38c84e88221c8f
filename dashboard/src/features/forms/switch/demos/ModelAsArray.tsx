import { SwitchGroup } from '@data1522/design-system/SwitchGroup'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Several keep their answers in one list of ids. */
export function ModelAsArray() {
  const text = useText()
  const [channels, setChannels] = useState<readonly string[]>(['email'])

  return (
    <SwitchGroup
      label={text('switchDemos.tellMe')}
      layout="list"
      value={channels}
      onChange={setChannels}
      options={[
        { id: 'email', label: text('switchDemos.email') },
        { id: 'browser', label: text('switchDemos.browser') },
        { id: 'app', label: text('switchDemos.app') },
      ]}
    />
  )
}
