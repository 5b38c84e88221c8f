import { LinkButton } from '@data1522/design-system/LinkButton'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { visitorAtom } from '../../core/auth/access.ts'
import { homeOf } from '../../core/router/home.ts'

/** Leads to where the work begins for the person. */
export function OpenDashboard({ children }: { children: ReactNode }) {
  return (
    <LinkButton href={homeOf(useAtomValue(visitorAtom))} variant="solid" tone="primary" size="large">
      {children}
    </LinkButton>
  )
}
