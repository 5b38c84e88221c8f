import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { Grid } from '@data1522/design-system/Grid'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'

/** The form's geometry while the invoice is on the way. */
export const InvoiceFormSkeleton = () => (
  <Columns side="end" sideWidth={320}>
    <Stack gap="gap">
      <Skeleton shape="text" width={220} />
      <Card>
        <Grid columns={{ base: 1, sm: 2 }}>
          <Skeleton shape="text" lines={5} />
          <Skeleton shape="text" lines={8} />
        </Grid>
      </Card>
      <Card>
        <Skeleton shape="text" lines={8} />
      </Card>
    </Stack>
    <Card>
      <Skeleton shape="text" lines={8} />
    </Card>
  </Columns>
)
