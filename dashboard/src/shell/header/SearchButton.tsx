import { CommandPaletteButton } from '@data1522/design-system/CommandPaletteButton'
import { EscapeMeanwhile } from '@data1522/design-system/EscapeMeanwhile'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { breadcrumbEndAtom } from '../../core/router/breadcrumb-end.ts'
import { useText } from '../../core/i18n/useText.ts'
import { lazyOrReported } from '../../core/lazy-or-reported.ts'
import { isPaletteOpenAtom, isResetDialogOpenAtom } from '../palette/is-open.ts'
import { routeAt } from '../../core/router/routes.ts'
import { keepVisit, visitedHref } from '../palette/visits.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { useSignOut } from '../../core/auth/useSignOut.ts'
import { isShortcutHelpOpenAtom } from '../shortcuts/is-open.ts'
import { useShortcutKeys } from '../shortcuts/useShortcutKeys.ts'

const fetchAll = async () => (await import('../palette/Palette.tsx')).Palette
let coming: ReturnType<typeof fetchAll> | undefined
/** Fetches the palette once; where that failed, the next who asks tries again. */
function load() {
  coming ??= fetchAll()
  coming.catch(() => (coming = undefined))
  return coming
}
const Palette = lazyOrReported(load)

/** Opens the command palette, and listens for the keys of everything; what they lead to is fetched on intent. */
export function SearchButton() {
  const text = useText()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const location = useLocation()
  const { pathname } = location
  const here = visitedHref(location)
  const personId = useAtomValue(sessionAtom)?.userData.id
  const [isOpen, setOpen] = useAtom(isPaletteOpenAtom)
  const [isHelpOpen, setHelpOpen] = useAtom(isShortcutHelpOpenAtom)
  const [isResetting, setResetting] = useAtom(isResetDialogOpenAtom)
  const context = { navigate: (href: string) => void navigate(href), signOut }
  useShortcutKeys(context)
  const { name, pathname: namedAt } = useAtomValue(breadcrumbEndAtom)
  // A record is remembered by the name that its screen gives it.
  const isRecord = routeAt(pathname)?.path !== here
  const label = (isRecord && namedAt === pathname && name) || undefined
  useEffect(() => {
    if (personId !== undefined) keepVisit(personId, { href: here, ...(label && { label }) })
  }, [personId, here, label])

  const [wasUsed, setUsed] = useState(false)
  if (!wasUsed && (isOpen || isHelpOpen || isResetting)) setUsed(true)
  const takeAway = () => {
    setOpen(false)
    setHelpOpen(false)
    setResetting(false)
    setUsed(false)
  }
  return (
    <>
      <CommandPaletteButton
        data-tour="search"
        placeholder={text('shell.searchHint')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onPrefetch={() => void load().catch(() => undefined)}
      />
      {wasUsed && (
        <Suspense fallback={isOpen && <EscapeMeanwhile onEscape={() => setOpen(false)} />}>
          <Palette context={context} onMissing={takeAway} />
        </Suspense>
      )}
    </>
  )
}
