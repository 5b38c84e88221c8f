import { ComboBox } from '@data1522/design-system/ComboBox'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Offers to make what is not there, and chooses it. */
export function Create() {
  const text = useText()
  const [campaigns, setCampaigns] = useState([
    { id: 'spring', label: text('comboboxDemos.springSale') },
    { id: 'winter', label: text('comboboxDemos.winterSale') },
  ])

  return (
    <ComboBox
      label={text('comboboxDemos.campaign')}
      placeholder={text('comboboxDemos.newName')}
      options={campaigns}
      onCreate={(name) => {
        const made = { id: name, label: name }
        setCampaigns([...campaigns, made])
        return made
      }}
    />
  )
}
