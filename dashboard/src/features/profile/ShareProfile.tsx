import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconShare } from '@data1522/design-system/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { sessionAtom } from '../../core/auth/session.ts'
import { useCan } from '../../core/auth/useCan.ts'
import { useText } from '../../core/i18n/useText.ts'
import { userByEmailQuery } from '../../entities/user/queries.ts'
import { userHref } from '../../entities/user/user-href.ts'
import { useCopyLink } from './useCopyLink.ts'

/** Copies the address under which others find one; that of this page shows everybody themselves. */
export function ShareProfile() {
  const text = useText()
  const queries = useQueryClient()
  const copyLink = useCopyLink()
  const email = useAtomValue(sessionAtom)?.userData.email
  const { isAllowed } = useCan({ action: 'read', subject: 'User' })
  const [isPending, setPending] = useState(false)
  if (!isAllowed || !email) return null
  const share = async () => {
    setPending(true)
    const own = await queries.fetchQuery(userByEmailQuery(email)).catch(() => undefined)
    setPending(false)
    await copyLink(own ? userHref(own) : undefined)
  }
  return (
    <Button start={<Icon icon={IconShare} size={18} />} isPending={isPending} onPress={() => void share()}>
      {text('profile.share')}
    </Button>
  )
}
