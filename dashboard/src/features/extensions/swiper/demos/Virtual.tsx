import { Box } from '@data1522/design-system/Box'
import { Carousel } from '@data1522/design-system/Carousel'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'

const orders = Array.from({ length: 600 }, (_, index) => ({
  number: 5400 + index,
  total: 38 + ((index * 7919) % 460),
}))

/** Six hundred slides, of which a handful exist at a time. */
export function Virtual() {
  const text = useText()
  const { number, wholeMoney } = useFormats()

  return (
    <Carousel
      label={text('swiperDemos.orders')}
      effect="slide"
      perView={{ minWidth: 180 }}
      markers="count"
      hasArrows
      renders="near"
      slides={orders.map((order) => {
        const name = `${text('swiperDemos.order')} ${number(order.number, { useGrouping: false })}`
        return {
          id: String(order.number),
          label: name,
          content: (
            <Box background="sunken" radius="control" padding={24}>
              <Stack gap={4}>
                <Text ink="muted">{name}</Text>
                <Text size="xl" weight="strong">
                  {wholeMoney(order.total)}
                </Text>
              </Stack>
            </Box>
          ),
        }
      })}
    />
  )
}
