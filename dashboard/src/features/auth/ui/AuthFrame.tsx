import { AuthCard } from '@data1522/design-system/AuthCard'
import type { ReactNode } from 'react'
import { appTitle } from '../../../core/brand.ts'
import { AuthControls } from './AuthControls.tsx'
import { AuthPanes } from './AuthPanes.tsx'
import { useAuthRoute } from './useAuthRoute.ts'

/** The frame that the address asks for, around the same content. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { look } = useAuthRoute()
  if (look === 'panes') return <AuthPanes>{children}</AuthPanes>
  return (
    <AuthCard brand={appTitle} controls={<AuthControls />}>
      {children}
    </AuthCard>
  )
}
