import type { EmailRow, EmailsMeta } from '@data1522/mocks/contract/email'
import type { EmailPage, EmailScope } from './queries.ts'

/** Whether a mail belongs to a list. */
export function isInScope({ filter, label }: EmailScope, email: EmailRow): boolean {
  if (label && !email.labels.includes(label)) return false
  if (filter === 'trashed') return email.isDeleted
  if (email.isDeleted) return false
  if (filter === 'starred') return email.isStarred
  return filter ? email.folder === filter : Boolean(label) || email.folder === 'inbox'
}

/** What one mail adds to the counts beside the folders. */
function shareOf({ folder, isDeleted, isRead, isStarred }: EmailRow): EmailsMeta {
  const one = (isCounted: boolean) => Number(isCounted && !isDeleted)
  return {
    inbox: one(folder === 'inbox' && !isRead),
    draft: one(folder === 'draft'),
    spam: one(folder === 'spam' && !isRead),
    star: one(isStarred),
  }
}

const names = ['inbox', 'draft', 'spam', 'star'] as const

function recount(meta: EmailsMeta, before: EmailRow, after: EmailRow): EmailsMeta {
  const was = shareOf(before)
  const is = shareOf(after)
  return Object.fromEntries(
    names.map((name) => [name, Math.max(0, meta[name] - was[name] + is[name])]),
  ) as EmailsMeta
}

/**
 * A page once some mails were changed: those that no longer belong to it are gone, those that now do are there, and the
 * counts follow. To do it twice is the same as once.
 */
export const withChanged =
  (rows: readonly EmailRow[], change: (email: EmailRow) => EmailRow) =>
  (page: EmailPage): EmailPage => {
    const ids = new Set(rows.map(({ id }) => id))
    const here = new Map(page.emails.filter(({ id }) => ids.has(id)).map((email) => [email.id, email]))
    let { emailsMeta } = page
    const counted = { ...page.counted }
    const added: EmailRow[] = []
    for (const row of rows) {
      const before = here.get(row.id) ?? counted[row.id] ?? row
      const after = change(before)
      emailsMeta = recount(emailsMeta, before, after)
      counted[row.id] = after
      if (!here.has(row.id) && isInScope(page.scope, after)) added.push(after)
    }
    const kept = page.emails
      .map((email) => (ids.has(email.id) ? change(email) : email))
      .filter((email) => !ids.has(email.id) || isInScope(page.scope, email))
    const emails =
      added.length > 0
        ? [...kept, ...added].toSorted((one, other) => other.time.localeCompare(one.time))
        : kept
    return { ...page, emails, emailsMeta, counted }
  }
