import { LinkButton } from '@data1522/design-system/LinkButton'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { visitorAtom } from '../../core/auth/access.ts'
import { homeOf } from '../../core/router/home.ts'

/** Leads to where the work begins for the person. */
export function OpenDashboard({
  children,
  size = 'large',
}: {
  children: ReactNode
  size?: 'medium' | 'large'
}) {
  return (
    <LinkButton href={homeOf(useAtomValue(visitorAtom))} variant="solid" tone="primary" size={size}>
      {children}
    </LinkButton>
  )
}
