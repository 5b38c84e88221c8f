import { Button } from '@data1522/design-system/Button'
import { IconRefresh } from '@data1522/design-system/icons'
import { PageNotice } from '@data1522/design-system/PageNotice'
import { useEffect, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { isChunkFailure } from '../../core/errors/chunk-failure.ts'
import { watchVersion } from './version-check.ts'

interface VersionNoticeProps {
  /** Whether something else is said in the same place. @default false */
  isSilent?: boolean
}

/**
 * Offers a reload when there is a newer version: it was found, or something that was pressed could no longer be fetched
 * (a screen that could not says so itself). Whoever has work open decides when; it is said once.
 */
export function VersionNotice({ isSilent = false }: VersionNoticeProps) {
  const text = useText()
  const [state, setState] = useState<'current' | 'old' | 'later'>('current')
  useEffect(() => {
    const showOld = () => setState((last) => (last === 'current' ? 'old' : last))
    const look = ({ reason }: PromiseRejectionEvent) => {
      // What was pressed did nothing: that has to be said again.
      if (navigator.onLine && isChunkFailure(reason)) setState('old')
    }
    addEventListener('unhandledrejection', look)
    const end = watchVersion(showOld)
    return () => {
      removeEventListener('unhandledrejection', look)
      end()
    }
  }, [])
  return (
    <PageNotice
      tone="primary"
      icon={IconRefresh}
      actions={
        <>
          <Button size="small" onPress={() => location.reload()}>
            {text('app.reload')}
          </Button>
          <Button size="small" variant="plain" onPress={() => setState('later')}>
            {text('errors.later')}
          </Button>
        </>
      }
    >
      {state === 'old' && !isSilent && text('errors.newVersion')}
    </PageNotice>
  )
}
