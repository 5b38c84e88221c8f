import { Box } from '@data1522/design-system/Box'
import { Carousel } from '@data1522/design-system/Carousel'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../../core/i18n/useText.ts'

const orders = Array.from({ length: 600 }, (_, index) => `#${5400 + index}`)

/** Six hundred slides, of which a handful exist at a time. */
export function Virtual() {
  const text = useText()
  const name = text('swiperDemos.order')

  return (
    <Carousel
      label={text('swiperDemos.orders')}
      effect="slide"
      perView={{ minWidth: 180 }}
      markers="count"
      hasArrows
      renders="near"
      slides={orders.map((order) => ({
        id: order,
        label: `${name} ${order}`,
        content: (
          <Box background="sunken" radius="control" padding={24}>
            <Stack gap={4}>
              <Text ink="muted">{name}</Text>
              <Text as="bdi" size="xl" weight="strong">
                {order}
              </Text>
            </Stack>
          </Box>
        ),
      }))}
    />
  )
}
