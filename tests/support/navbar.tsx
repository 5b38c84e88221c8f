import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { sessionAtom } from '../../dashboard/src/core/auth/session.ts'
import { store } from '../../dashboard/src/core/store.ts'
import { LinkRouter } from '../../design-system/src/components/Link/LinkRouter.tsx'
import { ToastRegion } from '../../design-system/src/components/Toast/ToastRegion.tsx'
import { accounts } from '../../mocks/seed/accounts.ts'
import { tokenOf } from '../../mocks/runtime/session.ts'
import { renderProduct } from './product.tsx'

const { password: _, abilityRules, ...admin } = accounts[0]!

/** Who is signed in by `renderNavbar`. */
export const person = admin

/** Renders a part of the navigation bar for the admin of the mock, whose links and toasts work as in the product. */
export async function renderNavbar(content: ReactNode, options: Parameters<typeof renderProduct>[1] = {}) {
  const view = await renderProduct(<Around>{content}</Around>, {
    ...options,
    groups: ['shell', 'titles', ...(options.groups ?? [])],
    rules: [...abilityRules],
  })
  store.set(sessionAtom, {
    userData: admin,
    accessToken: tokenOf(accounts[0]!),
    userAbilityRules: [...abilityRules],
  })
  return view
}

function Around({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <LinkRouter navigate={(href) => void navigate(href)} useHref={useHref}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
      <ToastRegion label="Notices" />
    </LinkRouter>
  )
}
