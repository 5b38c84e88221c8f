import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Keeps its width while work goes on, and ignores presses meanwhile. */
export function Loaders() {
  const text = useText()
  const [isSaving, setSaving] = useState(false)

  return (
    <Inline>
      <Button
        tone="primary"
        variant="solid"
        isPending={isSaving}
        onPress={() => {
          setSaving(true)
          setTimeout(() => setSaving(false), 2000)
        }}
      >
        {text('buttonDemos.saveChanges')}
      </Button>
    </Inline>
  )
}
