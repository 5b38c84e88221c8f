import { Box } from '@data1522/design-system/Box'
import { Card } from '@data1522/design-system/Card'
import { Icon } from '@data1522/design-system/Icon'
import { IconBath, IconBed, IconStairs } from '@data1522/design-system/icons'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { hasRooms, type PropertyValues } from './property.ts'
import type { PropertyForm } from './property-form.ts'
import { usePropertyLabels } from './usePropertyLabels.ts'

const figures = { bedrooms: IconBed, bathrooms: IconBath, floor: IconStairs } as const

/** How the listing will look, which follows each key. */
export function PropertyPreview({ form }: { form: PropertyForm }) {
  const text = useText()
  const labels = usePropertyLabels()
  const values = useWatch({ control: form.hook.control }) as PropertyValues
  const rooms = labels.rooms(values)
  return (
    <Card padding={0} isClipped>
      <Image
        src={`${import.meta.env.BASE_URL}pictures/covers/4.svg`}
        isDecorative
        ratio={2.4}
        corners="none"
      />
      <Box padding={16}>
        <Stack gap={4}>
          <Text size="xs" ink="subtle">
            {text('property.preview')}
          </Text>
          <Text weight="semibold" size="lg">
            {labels.name(values)}
          </Text>
          {hasRooms(values) && (
            <Inline gap={16}>
              {(Object.keys(figures) as (keyof typeof figures)[]).map((id) => (
                <Text key={id} as="span" size="sm" ink="muted" isNumeric>
                  <Inline as="span" gap={4}>
                    <Icon icon={figures[id]} size={16} />
                    <VisuallyHidden>{text(`property.${id}`)}</VisuallyHidden>
                    {rooms[id]}
                  </Inline>
                </Text>
              ))}
            </Inline>
          )}
          <Text weight="medium">{labels.priceOf(values) || text('property.noPrice')}</Text>
        </Stack>
      </Box>
    </Card>
  )
}
