import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'

const Block = ({ lines }: { lines: number }) => (
  <Card>
    <Stack gap={20}>
      <Skeleton shape="text" width={140} />
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={36} />
      ))}
    </Stack>
  </Card>
)

/** The form's geometry while the product is on the way. */
export const ProductFormSkeleton = () => (
  <Columns side="end">
    <Stack gap="gap">
      <Card>
        <Stack gap={20}>
          <Skeleton shape="text" width={140} />
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={200} />
        </Stack>
      </Card>
      <Block lines={3} />
      <Block lines={2} />
    </Stack>
    <Stack gap="gap">
      <Block lines={3} />
      <Block lines={5} />
    </Stack>
  </Columns>
)
