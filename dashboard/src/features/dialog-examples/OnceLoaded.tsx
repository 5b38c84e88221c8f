import { Dialog } from '@data1522/design-system/Dialog'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { LoadFailure } from '../../shared/errors/LoadFailure.tsx'
import type { ExampleProps } from './examples.ts'

interface OnceLoadedProps<Data> extends ExampleProps {
  /** What the dialog is called while it has nothing to show. */
  title: string
  query: UseQueryResult<Data>
  /** The dialog, about what was fetched. */
  children: (data: Data) => ReactNode
}

/** Opens a dialog once what it is about has come, and says so where it does not come. */
export function OnceLoaded<Data>({ title, query, children, isOpen, onClose }: OnceLoadedProps<Data>) {
  const text = useText()
  const { data, isError, isFetching, isStale } = query
  const [hasBegun, setBegun] = useState(false)
  // A form keeps what it began with: what was changed a moment ago is waited for, once.
  const isCurrent = data !== undefined && !(isFetching && isStale)
  if (isCurrent && !hasBegun) setBegun(true)
  if (data !== undefined && (isCurrent || hasBegun)) return children(data)
  return (
    <Dialog isOpen={isOpen && isError} onOpenChange={onClose} title={title} size="small">
      <LoadFailure query={query} size="small" level={3} title={text('dialogExamples.failed')} />
    </Dialog>
  )
}
