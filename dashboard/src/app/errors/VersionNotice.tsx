import { Button } from '@data1522/design-system/Button'
import { IconRefresh } from '@data1522/design-system/icons'
import { PageNotice } from '@data1522/design-system/PageNotice'
import { useEffect, useState } from 'react'
import { useText } from '../intl/useText.ts'
import { isChunkFailure } from './chunk-failure.ts'

/** Offers a reload when something that was pressed could not be fetched; a screen that could not says so itself. */
export function VersionNotice() {
  const text = useText()
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    const look = ({ reason }: PromiseRejectionEvent) => {
      if (navigator.onLine && isChunkFailure(reason)) setOld(true)
    }
    addEventListener('unhandledrejection', look)
    return () => removeEventListener('unhandledrejection', look)
  }, [])
  return (
    <PageNotice
      tone="primary"
      icon={IconRefresh}
      actions={
        <Button size="small" onPress={() => location.reload()}>
          {text('app.reload')}
        </Button>
      }
    >
      {isOld && text('errors.newVersion')}
    </PageNotice>
  )
}
