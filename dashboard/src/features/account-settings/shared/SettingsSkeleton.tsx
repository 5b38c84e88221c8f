import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { Grid } from '@data1522/design-system/Grid'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import type { ReactNode } from 'react'
import type { SettingsTab } from '../tabs.ts'

const fields = (count: number) => (
  <Grid columns={{ base: 1, sm: 2 }} gap={16}>
    {Array.from({ length: count }, (_, index) => (
      <Stack key={index} gap={6}>
        <Skeleton shape="text" width={96} />
        <Skeleton height={36} />
      </Stack>
    ))}
  </Grid>
)
const rows = (count: number) => (
  <Stack gap={20}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} height={40} />
    ))}
  </Stack>
)

const Titled = ({ children }: { children: ReactNode }) => (
  <Card>
    <Stack gap={20}>
      <Skeleton shape="text" width={180} />
      {children}
    </Stack>
  </Card>
)

const beside = (main: ReactNode, side: ReactNode) => (
  <Columns side="end" sideWidth={357}>
    <Stack gap="gap">{main}</Stack>
    <Stack gap="gap">{side}</Stack>
  </Columns>
)

const geometries = {
  account: () => beside(<Titled>{fields(12)}</Titled>, <Titled>{rows(4)}</Titled>),
  security: () =>
    beside(
      <>
        <Titled>{fields(4)}</Titled>
        <Titled>{rows(2)}</Titled>
        <Titled>{rows(3)}</Titled>
      </>,
      <>
        <Titled>{rows(4)}</Titled>
        <Titled>{rows(2)}</Titled>
      </>,
    ),
  'billing-plans': () =>
    beside(
      <>
        <Titled>{fields(4)}</Titled>
        <Titled>{fields(4)}</Titled>
      </>,
      <>
        <Titled>{rows(3)}</Titled>
        <Titled>{rows(2)}</Titled>
      </>,
    ),
  notification: () => (
    <Stack gap="gap">
      <Titled>{rows(1)}</Titled>
      <Titled>{rows(6)}</Titled>
    </Stack>
  ),
  connection: () => (
    <Grid columns={{ base: 1, lg: 2 }}>
      <Titled>{rows(5)}</Titled>
      <Titled>{rows(5)}</Titled>
    </Grid>
  ),
} as const satisfies Record<SettingsTab, () => ReactNode>

/** The skeleton of a tab's cards while they load. */
export const SettingsSkeleton = ({ tab }: { tab: SettingsTab }) => geometries[tab]()
