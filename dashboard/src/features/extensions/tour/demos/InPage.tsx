import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { SearchField } from '@data1522/design-system/SearchField'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Stack } from '@data1522/design-system/Stack'
import { Tour } from '@data1522/design-system/Tour'
import { useRef, useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A tour of a part of the page, whose places are refs. What is shown stays usable: one can type while it is told. */
export function InPage() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [state, setState] = useState('all')
  const search = useRef<HTMLDivElement>(null)
  const states = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLLIElement>(null)
  const orders = [
    { id: '#5434', name: 'Amara Diallo', state: 'open' },
    { id: '#5433', name: 'Jonas Weber', state: 'sent' },
    { id: '#5432', name: 'Lina Moreau', state: 'sent' },
  ].filter(
    (order) =>
      (state === 'all' || order.state === state) && order.name.toLowerCase().includes(query.toLowerCase()),
  )

  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <Inline gap={12}>
          <Box ref={search} minWidth={220}>
            <SearchField
              label={text('tourDemos.find')}
              placeholder={text('tourDemos.find')}
              value={query}
              onChange={setQuery}
            />
          </Box>
          <Box ref={states}>
            <SegmentedControl
              label={text('tourDemos.states')}
              isLabelHidden
              value={state}
              onChange={setState}
              options={[
                { id: 'all', label: text('tourDemos.all') },
                { id: 'open', label: text('tourDemos.open') },
                { id: 'sent', label: text('tourDemos.sent') },
              ]}
            />
          </Box>
        </Inline>
        <Button onPress={() => setOpen(true)}>{text('tourDemos.showMe')}</Button>
      </Inline>
      <List aria-label={text('tourDemos.orders')}>
        {orders.map((order, index) => (
          <ListItem
            key={order.id}
            ref={index === 0 ? first : undefined}
            title={order.name}
            detail={order.id}
            end={order.state === 'open' ? text('tourDemos.open') : text('tourDemos.sent')}
          />
        ))}
      </List>
      <Tour
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        steps={[
          { target: search, title: text('tourDemos.findTitle'), text: text('tourDemos.findText') },
          { target: states, title: text('tourDemos.statesTitle'), text: text('tourDemos.statesText') },
          { target: first, title: text('tourDemos.orderTitle'), text: text('tourDemos.orderText') },
        ]}
      />
    </Stack>
  )
}
