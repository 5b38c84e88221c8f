import { Box } from '@data1522/design-system/Box'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { Inline } from '@data1522/design-system/Inline'
import { TextField } from '@data1522/design-system/TextField'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** The box opens the field to its side. */
export function InlineTextField() {
  const text = useText()
  const [isOn, setOn] = useState(true)

  return (
    <Inline gap={12} isWrapping={false}>
      <Checkbox isSelected={isOn} onChange={setOn} aria-label={text('checkboxDemos.addNote')} />
      <Box isFilling>
        <TextField
          label={text('checkboxDemos.note')}
          isLabelHidden
          placeholder={text('checkboxDemos.note')}
          isDisabled={!isOn}
        />
      </Box>
    </Inline>
  )
}
