import { Checkbox } from '@data1522/design-system/Checkbox'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Out of reach, to be read only, and wrong. */
export function States() {
  const text = useText()
  const [isAgreed, setAgreed] = useState(false)

  return (
    <Stack gap={12}>
      <Checkbox isSelected isDisabled onChange={setAgreed}>
        {text('checkboxDemos.setByPlan')}
      </Checkbox>
      <Checkbox isSelected isReadOnly onChange={setAgreed}>
        {text('checkboxDemos.onlyToRead')}
      </Checkbox>
      <Checkbox
        isSelected={isAgreed}
        onChange={setAgreed}
        isRequired
        errorMessage={isAgreed ? undefined : text('checkboxDemos.agreeFirst')}
      >
        {text('checkboxDemos.agree')}
      </Checkbox>
    </Stack>
  )
}
