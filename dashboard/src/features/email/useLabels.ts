import type { EmailLabelRow, EmailLabelTone } from '@data1522/mocks/contract/email'
import { useQuery } from '@tanstack/react-query'
import type { MessageId } from '../../core/i18n/intl.ts'
import { useText } from '../../core/i18n/useText.ts'
import { emailLabelsQuery } from '../../entities/email/queries.ts'

/** A label as it is shown. */
export interface MailLabel {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly tone: EmailLabelTone
}

const own = ['personal', 'company', 'important', 'private'] as const
const none: readonly EmailLabelRow[] = []

/** The labels with their names in the language of the moment, unless a person named them. */
export function useLabels() {
  'use memo'
  const text = useText()
  const { data = none } = useQuery(emailLabelsQuery())
  const labels = data.map(({ id, key, name, tone }): MailLabel => {
    const known = own.find((one) => one === key)
    const spoken: MessageId | undefined = known && `email.label.${known}`
    return { id, key, tone, name: name ?? (spoken ? text(spoken) : key) }
  })
  return { labels, of: (keys: readonly string[]) => labels.filter(({ key }) => keys.includes(key)) }
}
