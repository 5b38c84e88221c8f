import { useAtomValue } from 'jotai'
import { use, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { sessionAtom } from '../session/session.ts'
import { redirectOf } from './access.ts'
import type { LazyScreen } from './lazy-screen.ts'
import { RouteContext } from './route-context.ts'
import type { RouteData } from './routes.ts'

let abilityModule: Promise<typeof import('../session/ability.ts')> | undefined
const loadAbility = () => (abilityModule ??= import('../session/ability.ts'))

/** A screen behind its guard: it loads only once the visit may stay. */
export function Screen({ route, screen }: { route: RouteData; screen: LazyScreen }) {
  const session = useAtomValue(sessionAtom)
  const { pathname, search } = useLocation()
  const needsAbility = session !== null && typeof route.access === 'object'
  const ability = needsAbility ? use(loadAbility()).abilityOf(session.userAbilityRules) : null
  const elsewhere = redirectOf({
    access: route.access,
    pathname,
    search,
    isSignedIn: session !== null,
    can: (action, subject) => ability?.can(action, subject) ?? false,
  })
  if (elsewhere) return <Navigate to={elsewhere} replace state={{ from: pathname }} />
  return (
    <RouteContext value={route}>
      <ErrorBoundary resetKey={pathname}>
        <screen.Component />
        <Arrival key={pathname} />
      </ErrorBoundary>
    </RouteContext>
  )
}

let isFirstArrival = true

/** After a navigation: the page at its top, focus on the heading, so that a screen reader reads where one is. */
function Arrival() {
  const isFirst = useRef(isFirstArrival)
  useEffect(() => {
    isFirstArrival = false
    if (isFirst.current) return
    const { hash } = location
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  return null
}
