import { atom, useAtomValue } from 'jotai'
import { use } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../../shared/errors/ErrorBoundary.tsx'
import { Fade } from '../../core/router/restoration/Fade.tsx'
import { sessionAtom } from '../../core/auth/session.ts'
import { useOnward } from '../../core/auth/useOnward.ts'
import { store } from '../../core/store.ts'
import { redirectOf } from '../../core/router/access.ts'
import type { LazyScreen } from '../../core/router/lazy-screen.ts'
import { RouteContext } from '../../core/router/route-context.ts'
import type { RouteFacts } from '../../core/router/route.ts'

const nothing = atom(null)
let parts: ReturnType<typeof fetchAccess> | undefined
const fetchAccess = () =>
  Promise.all([import('../../core/auth/access.ts'), import('../../core/auth/conditions.ts')])
const loadAccess = () =>
  (parts ??= fetchAccess().catch((reason: unknown) => {
    parts = undefined
    throw reason
  }))

/** A screen behind its guard: it loads only once the visit may stay. */
export function Screen({ route, screen }: { route: RouteFacts; screen: LazyScreen }) {
  const { access } = route
  const session = useAtomValue(sessionAtom)
  const { pathname, search, hash } = useLocation()
  const onward = useOnward(access)
  const asked = session !== null && typeof access === 'object' ? access : null
  const [rules, conditions] = asked ? use(loadAccess()) : []
  let decision = useAtomValue(rules?.abilityAtom ?? nothing)?.decide(asked!)
  if (rules && decision?.state === 'loading') {
    use(conditions!.loadConditions())
    // React resumes with what the hooks above read before the wait.
    decision = store.get(rules.abilityAtom).decide(asked!)
  }
  const elsewhere =
    onward ??
    redirectOf({
      access,
      pathname,
      search,
      hash,
      isSignedIn: session !== null,
      can: () => decision?.state === 'allowed',
    })
  if (elsewhere) return <Navigate to={elsewhere} replace state={{ from: pathname + search + hash }} />
  return (
    <RouteContext value={route}>
      <ErrorBoundary resetKey={pathname}>
        <Fade key={route.title}>
          <screen.Component />
        </Fade>
      </ErrorBoundary>
    </RouteContext>
  )
}
