import { Tabs } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../../../../core/i18n/useText.ts'

const months = Array.from({ length: 24 }, (_, index) => Date.UTC(2026, index))

/** The row scrolls, and keeps the selected one in view. */
export function Overflow() {
  const text = useText()
  const [selected, setSelected] = useState('0')
  const { locale } = useIntl()
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

  return (
    <Tabs
      label={text('tabsDemos.months')}
      selectedId={selected}
      onSelectionChange={setSelected}
      items={months.map((month, index) => ({
        id: String(index),
        label: format.format(month),
        content: <Text>{text('tabsDemos.monthText')}</Text>,
      }))}
    />
  )
}
