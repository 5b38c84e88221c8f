import { Card } from '@data1522/design-system/Card'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Tabs, type TabsProps } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'

const sides = [
  { id: 'items', path: href('/apps/ecommerce/product/list') },
  { id: 'delivery', path: href('/apps/logistics/fleet') },
  { id: 'payment', path: href('/apps/ecommerce/order/list') },
] as const

interface TabsCardProps extends Pick<TabsProps, 'variant' | 'orientation'> {
  label: string
}

/** Several sides of one thing in one card. */
function TabsCard({ label, ...look }: TabsCardProps) {
  const text = useText()
  const [side, setSide] = useState('items')
  return (
    <Card>
      <Tabs
        {...look}
        label={label}
        selectedId={side}
        onSelectionChange={setSide}
        items={sides.map(({ id, path }) => ({
          id,
          label: text(`basicCards.${id}`),
          content: () => (
            <Stack gap={16} align="start">
              <Text ink="muted">{text(`basicCards.${id}Text`)}</Text>
              <LinkButton href={path} size="small">
                {text(`basicCards.${id}Link`)}
              </LinkButton>
            </Stack>
          ),
        }))}
      />
    </Card>
  )
}

export const LineTabsCard = () => <TabsCard label={useText()('basicCards.lineTabs')} />
export const PillTabsCard = () => <TabsCard label={useText()('basicCards.pillTabs')} variant="pill" />
