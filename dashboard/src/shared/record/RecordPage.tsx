import { Alert } from '@data1522/design-system/Alert'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader, type PageHeaderProps } from '@data1522/design-system/PageHeader'
import { Fragment, type ReactNode } from 'react'
import { ApiError } from '../../core/api/client.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { LoadFailure, type LoadFailureProps } from '../errors/LoadFailure.tsx'

interface RecordPageProps<Data> {
  /** Which record it is: what is typed or chosen on its screen belongs to it alone. */
  id: string
  query: LoadFailureProps['query'] & { readonly data: Data | undefined }
  /** What the screen is called while the record is not there. */
  title: string
  /** The geometry of the record while it is on its way. */
  skeleton: ReactNode
  /** What is said of a record that there is not, with the way to the list of those there are. */
  missing: { title: string; heading: string; text: string; href: string; linkLabel: string }
  /** What is said when it could not be loaded. */
  failedTitle: string
  children: (data: Data) => ReactNode
}

/** The screen of one record: on its way, there, not known, or failed with another try. */
export function RecordPage<Data>({
  id,
  query,
  title,
  skeleton,
  missing,
  failedTitle,
  children,
}: RecordPageProps<Data>) {
  const { data, error } = query
  if (data !== undefined) return <Fragment key={id}>{children(data)}</Fragment>
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <RecordFrame title={isMissing ? missing.title : title}>
      {!error && skeleton}
      {error && (
        <Card>
          {isMissing ? (
            <EmptyState
              title={missing.heading}
              illustration="lost"
              actions={<LinkButton href={missing.href}>{missing.linkLabel}</LinkButton>}
            >
              {missing.text}
            </EmptyState>
          ) : (
            <LoadFailure query={query} title={failedTitle} />
          )}
        </Card>
      )}
    </RecordFrame>
  )
}

interface RecordFrameProps extends Pick<PageHeaderProps, 'description' | 'actions'> {
  title: string
  /** Says that what is shown may be out of date, as it could not be loaded anew. */
  staleText?: string | false
  children: ReactNode
}

/** The head of a record's screen, in its tab too, over what the screen shows. */
export function RecordFrame({ title, staleText, children, ...header }: RecordFrameProps) {
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader title={title} {...header} />
      {staleText && <Alert tone="warning">{staleText}</Alert>}
      {children}
    </>
  )
}
