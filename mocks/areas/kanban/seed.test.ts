import { afterEach, describe, expect, test } from 'vitest'
import { KANBAN_LABELS } from './contract.ts'
import { kanban, kanbanItemDetails } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { setNow } from '../../seed/clock.ts'
import { seedDetails } from './seed-details.ts'
import { seedKanban } from './seed.ts'
import { seedUsers } from '../users/seed.ts'

const TODAY = '2026-03-10'

afterEach(() => setNow())

describe('the sample boards', () => {
  setNow(`${TODAY}T09:00:00Z`)
  const seed = seedKanban()
  const { boards, items } = seed

  test('are three, with fourteen items, each on one board', () => {
    expect(boards.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(boards.flatMap(({ itemsIds }) => itemsIds)).toEqual(items.map(({ id }) => id))
    expect(new Set(items.map(({ id }) => id)).size).toBe(14)
    for (const { itemsIds } of boards) expect(itemsIds.length).toBeGreaterThan(2)
  })

  test('fit the contract, and nothing is deleted yet', () => {
    expect(z.parse(kanban, seed)).toEqual({ boards, items })
    expect(seed).toMatchObject({ removedBoards: [], removedItems: [] })
  })

  test('are assigned to users: to nine, to some, to nobody', () => {
    const users = new Map(seedUsers().map(({ fullName, avatar }) => [fullName, avatar]))
    for (const { name, img } of items.flatMap(({ members }) => members)) expect(users.get(name)).toBe(img)
    for (const { members } of items)
      expect(new Set(members.map(({ name }) => name)).size).toBe(members.length)
    expect(new Set(items.map(({ members }) => members.length))).toEqual(new Set([0, 1, 2, 3, 9]))
    expect(items.flatMap(({ members }) => members).filter(({ img }) => img === '')).not.toEqual([])
  })

  test('show every label more than once, all on one item and none on another', () => {
    for (const label of KANBAN_LABELS)
      expect(items.filter(({ labels }) => labels.includes(label)).length).toBeGreaterThan(1)
    const counts = items.map(({ labels }) => labels.length)
    expect(counts).toContain(0)
    expect(counts).toContain(6)
  })

  test('are overdue, due today, due later or not due', () => {
    const dues = items.map(({ dueDate }) => dueDate)
    expect(dues.filter((due) => due !== '' && due < TODAY).length).toBeGreaterThan(2)
    expect(dues).toContain(TODAY)
    expect(dues.filter((due) => due > TODAY).length).toBeGreaterThan(5)
    expect(dues).toContain('')
  })

  test('count their comments right', () => {
    for (const { comments, commentsCount } of items)
      expect(comments.split('\n\n').filter(Boolean)).toHaveLength(commentsCount)
  })

  test('have comments and files that agree with the fields that tell of them', () => {
    const details = seedDetails()
    for (const { id, comments, attachments } of items) {
      const kept = details[id]!
      expect(kept.comments.map(({ text }) => text).join('\n\n')).toBe(comments)
      expect(kept.files).toHaveLength(attachments)
      expect(z.safeParse(kanbanItemDetails, kept).error).toBeUndefined()
      const times = kept.activity.map(({ at }) => at)
      expect(times).toEqual(times.toSorted().reverse())
    }
  })

  test('show checklists that are begun, done and none, and one full board', () => {
    const done = items.map(({ checklist }) => checklist.map(({ isDone }) => isDone))
    expect(done.some((all) => all.includes(true) && all.includes(false))).toBe(true)
    expect(done.some((all) => all.length > 0 && !all.includes(false))).toBe(true)
    expect(done).toContainEqual([])
    expect(boards.filter(({ limit, itemsIds }) => limit === itemsIds.length)).toHaveLength(1)
  })

  test('include four pictures, long titles, French, Arabic, and a comment with hostile html', () => {
    expect(new Set(items.map(({ image }) => image).filter(Boolean)).size).toBe(4)
    const titles = items.map(({ title }) => title)
    expect(Math.max(...titles.map(({ length }) => length))).toBeGreaterThan(120)
    expect(titles.filter((title) => /\p{Script=Arabic}/u.test(title))).not.toEqual([])
    expect(titles.filter((title) => /[éèô]/.test(title))).not.toEqual([])
    expect(items.filter(({ comments }) => comments.includes('<script>'))).toHaveLength(1)
  })
})
