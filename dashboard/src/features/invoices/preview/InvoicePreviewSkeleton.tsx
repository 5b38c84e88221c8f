import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { Grid } from '@data1522/design-system/Grid'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'

/** The screen's geometry while the invoice is on the way. */
export const InvoicePreviewSkeleton = () => (
  <Columns side="end" sideWidth={340}>
    <Card>
      <Stack gap={40}>
        <Grid columns={2}>
          <Skeleton shape="text" lines={5} />
          <Skeleton shape="text" lines={4} />
        </Grid>
        <Grid columns={2}>
          <Skeleton shape="text" lines={5} />
          <Skeleton shape="text" lines={5} />
        </Grid>
        <Skeleton shape="text" lines={10} />
      </Stack>
    </Card>
    <Stack gap="gap">
      <Card>
        <Skeleton shape="text" lines={5} />
      </Card>
      <Card>
        <Skeleton shape="text" lines={7} />
      </Card>
    </Stack>
  </Columns>
)
