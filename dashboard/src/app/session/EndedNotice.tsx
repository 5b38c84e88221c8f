import { Button } from '@data1522/design-system/Button'
import { IconLock } from '@data1522/design-system/icons'
import { PageNotice } from '@data1522/design-system/PageNotice'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { sessionEndedAtom } from '../../core/auth/session.ts'

/** Says how the session ended, until someone signs in or puts it away. */
export function EndedNotice() {
  const text = useText()
  const [ended, setEnded] = useAtom(sessionEndedAtom)
  const [isThere, setThere] = useState(false)
  // A screen reader hears what comes into a place that it knows.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <PageNotice
      tone="warning"
      icon={IconLock}
      actions={
        <Button size="small" onPress={() => setEnded(false)}>
          {text('access.dismiss')}
        </Button>
      }
    >
      {ended && isThere && text(ended === 'elsewhere' ? 'access.endedElsewhere' : 'access.ended')}
    </PageNotice>
  )
}
