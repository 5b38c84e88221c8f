import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'

interface NextNumbersProps {
  title: string
  /** None while it is not known what comes next. */
  numbers: readonly string[] | undefined
}

/** How what comes next will be numbered. */
export const NextNumbers = ({ title, numbers }: NextNumbersProps) => (
  <Stack gap={8}>
    <Text size="sm" ink="muted">
      {title}
    </Text>
    {numbers === undefined ? (
      <Skeleton width={200} />
    ) : (
      <Inline gap={8} as="ul">
        {numbers.map((number) => (
          <Inline key={number} as="li">
            <Chip tone="primary">
              <Text as="bdi" isNumeric size="md" weight="medium">
                {number}
              </Text>
            </Chip>
          </Inline>
        ))}
      </Inline>
    )}
  </Stack>
)
