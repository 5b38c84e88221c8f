import { Heading } from '@data1522/design-system/Heading'
import { Stack } from '@data1522/design-system/Stack'
import type { ReactNode } from 'react'

/** Preferences that belong together, under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={16}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  )
}
