import { Button } from '@data1522/design-system/Button'
import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** The page decides what is open. */
export function Controlled() {
  const text = useText()
  const ids = ['kept-ship', 'kept-pay', 'kept-back']
  const [openIds, setOpenIds] = useState<readonly string[]>([])

  return (
    <Stack gap={12}>
      <Inline>
        <Button onPress={() => setOpenIds(ids)}>{text('expansionDemos.openAll')}</Button>
        <Button onPress={() => setOpenIds([])}>{text('expansionDemos.closeAll')}</Button>
      </Inline>
      <ExpansionGroup isMultiple openIds={openIds} onOpenChange={setOpenIds}>
        <ExpansionPanel id="kept-ship" title={text('expansionDemos.ship')}>
          {text('expansionDemos.shipText')}
        </ExpansionPanel>
        <ExpansionPanel id="kept-pay" title={text('expansionDemos.pay')}>
          {text('expansionDemos.payText')}
        </ExpansionPanel>
        <ExpansionPanel id="kept-back" title={text('expansionDemos.back')}>
          {text('expansionDemos.backText')}
        </ExpansionPanel>
      </ExpansionGroup>
    </Stack>
  )
}
