import { personOf } from '../auth/open-session.ts'
import { detailsOf, putDetails } from './collection.ts'
import { KANBAN_LIMITS, type KanbanEvent, type KanbanItem, type KanbanMember } from './contract.ts'
import { type Account, accounts } from '../../seed/accounts.ts'
import { now } from '../../seed/clock.ts'
import { nextId } from '../../store/next-id.ts'

const EVENTS_LIMIT = 200

/** What happened, before it is known by whom and when. */
export type Happening = Pick<KanbanEvent, 'kind'> & Partial<Pick<KanbanEvent, 'from' | 'to'>>

/** Who does something: whoever calls, and the demo admin for those who are not signed in. */
export const doer = (caller: Account = accounts[0]!): KanbanMember => {
  const { fullName, avatar } = personOf(caller)
  return { name: fullName, img: avatar ?? '' }
}

/** Keeps what happened to an item; the last of several comes first. */
export const log = (itemId: number, caller: Account | undefined, happenings: readonly Happening[]) => {
  if (happenings.length === 0) return
  const details = detailsOf(itemId)
  const at = now().toISOString()
  const by = doer(caller)
  const events = happenings.map(({ kind, from = '', to = '' }, index) => {
    const id = nextId(details.activity) + index
    return { id, kind, by, at, from: from.slice(0, KANBAN_LIMITS.line), to: to.slice(0, KANBAN_LIMITS.line) }
  })
  const activity = [...events.reverse(), ...details.activity].slice(0, EVENTS_LIMIT)
  putDetails(itemId, { ...details, activity })
}

/** What an edit made of an item. */
export const differences = (before: KanbanItem, after: KanbanItem): Happening[] => {
  const names = ({ members }: KanbanItem) => members.map(({ name }) => name)
  const added = <Value>(from: readonly Value[], to: readonly Value[]) =>
    to.filter((one) => !from.includes(one))
  const wasOpen = new Set(before.checklist.flatMap(({ id, isDone }) => (isDone ? [] : [id])))
  const is = (kind: Happening['kind'], all: readonly string[]) => all.map((to) => ({ kind, to }))
  return [
    ...(before.title === after.title
      ? []
      : [{ kind: 'renamed' as const, from: before.title, to: after.title }]),
    ...(before.dueDate === after.dueDate
      ? []
      : [{ kind: 'due' as const, from: before.dueDate, to: after.dueDate }]),
    ...(before.priority === after.priority
      ? []
      : [{ kind: 'priority' as const, from: before.priority, to: after.priority }]),
    ...is('assigned', added(names(before), names(after))),
    ...is('unassigned', added(names(after), names(before))),
    ...is('labelled', added(before.labels, after.labels)),
    ...is('unlabelled', added(after.labels, before.labels)),
    ...is(
      'ticked',
      after.checklist.filter(({ id, isDone }) => isDone && wasOpen.has(id)).map(({ text }) => text),
    ),
  ]
}
