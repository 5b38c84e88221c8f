import { href } from 'react-router-dom'
import type { EmailScope } from './queries.ts'

/** The address of a folder, a mark or a label. */
export function mailboxHref({ filter, label }: EmailScope): string {
  if (label) return href('/apps/email/label/:label', { label })
  return filter && filter !== 'inbox' ? href('/apps/email/filter/:filter', { filter }) : href('/apps/email')
}
