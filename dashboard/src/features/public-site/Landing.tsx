import { Hero } from '@data1522/design-system/Hero'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { sessionAtom } from '../../core/auth/session.ts'
import { useText } from '../../core/i18n/useText.ts'
import { withMessages } from '../../core/i18n/with-messages.ts'
import { lazyOrNothing } from '../../core/lazy-or-nothing.ts'
import { useFirstSign } from '../../core/useFirstSign.ts'
import { PublicPage } from '../../shared/public-page/PublicPage.tsx'
import { OtherWays } from './hero/OtherWays.tsx'
import { useDemo } from './hero/useDemo.ts'
import { WayIn } from './hero/WayIn.tsx'

const Showcase = lazyOrNothing(
  async () => (await withMessages(() => import('./hero/Showcase.tsx'), ['landingShow'])()).default.Showcase,
)
/** What lies below the first look comes with its own words, once somebody is there to go on. */
const Sections = lazy(async () => {
  const { default: part } = await withMessages(() => import('./sections/Sections.tsx'), ['landingMore'])()
  return { default: part.Sections }
})

/** The entry: what the product is, the product itself, and the way in. */
export function Landing() {
  const text = useText()
  const demo = useDemo()
  const hasSign = useFirstSign()
  const session = useAtomValue(sessionAtom)
  return (
    <PublicPage title={text('landing.title')}>
      <Hero
        title={text('landing.headline')}
        accent={text('landing.headlineEnd')}
        lede={text('landing.lede')}
        actions={<WayIn demo={demo} />}
        note={session ? undefined : <OtherWays demo={demo} />}
        showcase={
          <Suspense fallback={null}>
            <Showcase />
          </Suspense>
        }
        showcaseLabel={text('landing.showcase')}
      />
      {hasSign && (
        <Suspense fallback={null}>
          <Sections demo={demo} />
        </Suspense>
      )}
    </PublicPage>
  )
}
