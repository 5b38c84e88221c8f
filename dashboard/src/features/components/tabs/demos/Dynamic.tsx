import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Tabs } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

const names = ['Lisbon', 'Lyon', 'Rabat', 'Utrecht', 'Turin', 'Porto']

/** Tabs come and go; the one beside it takes over. */
export function Dynamic() {
  const text = useText()
  const [count, setCount] = useState(3)
  const [selected, setSelected] = useState('0')

  return (
    <Stack align="start">
      <Inline>
        <Button onPress={() => setCount(count + 1)} isDisabled={count === names.length}>
          {text('tabsDemos.addTab')}
        </Button>
        <Button
          isDisabled={count === 1}
          onPress={() => {
            setCount(count - 1)
            setSelected(String(Math.min(Number(selected), count - 2)))
          }}
        >
          {text('tabsDemos.removeTab')}
        </Button>
      </Inline>
      <Tabs
        label={text('tabsDemos.warehouses')}
        selectedId={selected}
        onSelectionChange={setSelected}
        items={names.slice(0, count).map((name, index) => ({
          id: String(index),
          label: name,
          content: <Text>{text('tabsDemos.warehouseText')}</Text>,
        }))}
      />
    </Stack>
  )
}
