import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../core/api/client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { mailboxHref } from '../../../entities/email/email-href.ts'
import { emailQuery } from '../../../entities/email/queries.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'

interface MailElsewhereProps {
  id: string
  onBack: () => void
}

/** Says where a mail lies that the address names and the list does not have, or that there is none. */
export function MailElsewhere({ id, onBack }: MailElsewhereProps) {
  'use memo'
  const text = useText()
  const query = useQuery(emailQuery(Number(id)))
  const { data, error } = query
  const back = <Button onPress={onBack}>{text('email.key.list')}</Button>
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState size="small" illustration="lost" title={text('email.gone')} actions={back}>
        {text('email.goneHint')}
      </EmptyState>
    )
  if (error && !data) return <LoadFailure query={query} title={text('email.loadFailed')} size="small" />
  if (!data)
    return (
      <Box padding={24}>
        <Skeleton lines={4} />
      </Box>
    )
  const filter = data.isDeleted ? 'trashed' : data.folder
  return (
    <EmptyState
      size="small"
      title={text('email.elsewhere', { folder: text(`email.folder.${filter}`) })}
      actions={
        <>
          <LinkButton href={`${mailboxHref({ filter })}?mail=${id}`}>{text('email.openThere')}</LinkButton>
          {back}
        </>
      }
    >
      {data.subject || text('email.noSubject')}
    </EmptyState>
  )
}
