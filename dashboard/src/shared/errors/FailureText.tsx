import { href } from 'react-router-dom'
import { Link } from '@data1522/design-system/Link'
import { useCan } from '../../core/auth/useCan.ts'
import { useText } from '../../core/i18n/useText.ts'
import { failureKind, useFailureText } from '../../core/errors/failure-text.ts'

/** What went wrong with a call; who may change roles is led from a refusal to where the permission is given. */
export function FailureText({ error }: { error: unknown }) {
  const text = useText()
  const textOf = useFailureText()
  const { isAllowed } = useCan({ action: 'update', subject: 'Role' })
  const hasWay = isAllowed && failureKind(error) === 'refused'
  return (
    <>
      {textOf(error)}
      {hasWay && (
        <>
          {' '}
          <Link href={href('/apps/roles')}>{text('errors.toRoles')}</Link>
        </>
      )}
    </>
  )
}
