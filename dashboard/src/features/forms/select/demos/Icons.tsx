import { IconMail, IconMapPin, IconTruck } from '@data1522/design-system/icons'
import { Select } from '@data1522/design-system/Select'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A picture before each choice, and in the field. */
export function Icons() {
  const text = useText()
  const [carrier, setCarrier] = useState<string | null>('truck')

  return (
    <Select
      label={text('selectDemos.delivery')}
      value={carrier}
      onChange={setCarrier}
      options={[
        { id: 'truck', label: text('selectDemos.byTruck'), icon: IconTruck },
        { id: 'pickup', label: text('selectDemos.pickUp'), icon: IconMapPin },
        { id: 'mail', label: text('selectDemos.byMail'), icon: IconMail },
      ]}
    />
  )
}
