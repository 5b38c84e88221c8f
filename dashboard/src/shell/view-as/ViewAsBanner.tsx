import { Button } from '@data1522/design-system/Button'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconEye, IconInfoCircle } from '@data1522/design-system/icons'
import { PageBanner } from '@data1522/design-system/PageBanner'
import { Popover } from '@data1522/design-system/Popover'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import { notAuthorizedPath } from '../../core/router/access.ts'
import { turnedAwayFrom } from '../../core/router/turned-away.ts'
import { useRoleName } from '../../core/auth/useRoleName.ts'
import { viewAsAtom } from '../../core/auth/view-as.ts'

/** Says as whom the product is viewed, what that means, and leads back to oneself. */
export function ViewAsBanner() {
  const text = useText()
  const nameOf = useRoleName()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const [view, setView] = useAtom(viewAsAtom)
  const [hasViewed, setViewed] = useState(false)
  if (view && !hasViewed) setViewed(true)
  const back = () => {
    setView(null)
    const from = turnedAwayFrom(state)
    // Where the view was turned away, oneself may stay.
    if (pathname === notAuthorizedPath && from !== undefined) void navigate(from, { replace: true })
    // The button goes, and the focus may not go with it.
    else document.querySelector('h1')?.focus()
  }
  return (
    <PageBanner
      label={text('access.bannerLabel')}
      icon={IconEye}
      closingAnnouncement={hasViewed ? text('access.viewEnded') : undefined}
      actions={
        <>
          <Popover title={text('access.details')} size="medium" content={<Details />}>
            <IconButton icon={IconInfoCircle} label={text('access.details')} size="small" />
          </Popover>
          <Button size="small" onPress={back}>
            {text('access.back')}
          </Button>
        </>
      }
    >
      {view && text('access.viewingAs', { role: nameOf(view.role) })}
    </PageBanner>
  )
}

function Details() {
  const text = useText()
  return (
    <Stack gap={8}>
      <Text>{text('access.detailsShown')}</Text>
      <Text>{text('access.detailsCalls')}</Text>
      <Text ink="muted">{text('access.detailsEnd')}</Text>
    </Stack>
  )
}
