import { Button } from '@data1522/design-system/Button'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { href } from 'react-router-dom'
import { sessionAtom } from '../../../core/auth/session.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { lazyOrNothing } from '../../../core/lazy-or-nothing.ts'
import type { useDemo } from './useDemo.ts'

/** Who may open what is known to those who are signed in alone. */
const OpenDashboard = lazyOrNothing(
  async () => (await import('../../../shared/page-controls/OpenDashboard.tsx')).OpenDashboard,
)

/** The buttons that lead in: to the work, for who is signed in, else to the demo. */
export function WayIn({ demo }: { demo: ReturnType<typeof useDemo> }) {
  const text = useText()
  const session = useAtomValue(sessionAtom)
  const place = (
    <Button variant="solid" tone="primary" size="large" isDisabled>
      {text('landing.openDashboard')}
    </Button>
  )
  return session ? (
    <>
      <Suspense fallback={place}>
        <OpenDashboard>{text('landing.openDashboard')}</OpenDashboard>
      </Suspense>
      <LinkButton href={href('/apps/user/list')} size="large">
        {text('landing.seeUsers')}
      </LinkButton>
    </>
  ) : (
    <>
      <Button
        variant="solid"
        tone="primary"
        size="large"
        isPending={demo.pending === 'admin'}
        onPress={() => void demo.open('admin')}
      >
        {text('landing.openDemo')}
      </Button>
      <LinkButton href={href('/data1522/pricing')} size="large">
        {text('landing.seePricing')}
      </LinkButton>
    </>
  )
}
