import { ComboBox } from '@data1522/design-system/ComboBox'
import { IconSearch } from '@data1522/design-system/icons'
import { useNavigate } from 'react-router-dom'
import { useState } from 'react'
import type { MessageId } from '../../core/i18n/intl.ts'
import { useText } from '../../core/i18n/useText.ts'
import { sectionIcons, sectionNames, settingNames } from './sections.ts'

/** Finds a setting by its name, in whichever section it is, and leads to it. */
export function FindSetting() {
  const text = useText()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const options = sectionNames.map((section) => ({
    title: text(`storeSettings.section.${section}`),
    options: settingNames[section].map((setting) => ({
      id: `${section}-${setting}`,
      label: text(`storeSettings.${section}.${setting}` as MessageId),
      icon: sectionIcons[section],
    })),
  }))
  const lead = (id: string | null) => {
    const [section] = (id ?? '').split('-')
    if (!section) return
    setRound(round + 1)
    void navigate(`?tab=${section}#settings-${id}`)
  }
  return (
    <ComboBox
      key={round}
      label={text('storeSettings.find')}
      isLabelHidden
      placeholder={text('storeSettings.find')}
      emptyText={text('storeSettings.findNone')}
      start={IconSearch}
      options={options}
      value={null}
      onChange={lead}
    />
  )
}
