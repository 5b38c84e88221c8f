import { Checkbox } from '@data1522/design-system/Checkbox'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** What the form sends when it is on. */
export function CheckboxValue() {
  const text = useText()
  const [isGift, setGift] = useState(true)

  return (
    <Stack gap={12}>
      <Checkbox name="wrapping" value="gift" isSelected={isGift} onChange={setGift}>
        {text('checkboxDemos.giftWrap')}
      </Checkbox>
      <Text ink="muted">
        {isGift ? text('checkboxDemos.sentAsGift') : text('checkboxDemos.sentAsNothing')}
      </Text>
    </Stack>
  )
}
