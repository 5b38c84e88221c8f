import { Hero } from '@data1522/design-system/Hero'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { sessionAtom } from '../../core/auth/session.ts'
import { useText } from '../../core/i18n/useText.ts'
import { lazyOrNothing } from '../../core/lazy-or-nothing.ts'
import { useFirstSign } from '../../core/useFirstSign.ts'
import { PublicPage } from '../../shared/public-page/PublicPage.tsx'
import { OtherWays } from './hero/OtherWays.tsx'
import { Showcase } from './hero/Showcase.tsx'
import { useDemo } from './hero/useDemo.ts'
import { WayIn } from './hero/WayIn.tsx'

/** What lies below the first look comes once somebody is there to go on. */
const Sections = lazyOrNothing(async () => (await import('./sections/Sections.tsx')).Sections)

/** The entry: what the product is, the product itself, and the way in. */
export function Landing() {
  const text = useText()
  const demo = useDemo()
  const hasSign = useFirstSign()
  const session = useAtomValue(sessionAtom)
  return (
    <PublicPage title={text('landing.title')} unscripted={!hasSign && <Sections isUnscripted />}>
      <Hero
        title={text('landing.headline')}
        accent={text('landing.headlineEnd')}
        description={text('landing.description')}
        actions={<WayIn demo={demo} />}
        note={session ? undefined : <OtherWays demo={demo} />}
        showcase={<Showcase hasSign={hasSign} />}
        showcaseLabel={text('landing.showcase')}
      />
      {hasSign && (
        <Suspense fallback={null}>
          <Sections />
        </Suspense>
      )}
    </PublicPage>
  )
}
