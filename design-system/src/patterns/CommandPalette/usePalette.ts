import { useState } from 'react'
import type { PaletteEntry, PaletteGroup, PaletteSource } from './entries.ts'
import { fold } from './fold.ts'
import type { Span } from './match.ts'
import { type Hit, rank } from './rank.ts'
import { useSources } from './useSources.ts'

/** A row that can be chosen. */
export interface Row {
  readonly key: string
  readonly kind: 'entry' | 'all' | 'retry'
  readonly entry: PaletteEntry
  readonly label: readonly Span[]
  readonly hint: readonly Span[]
  readonly onChoose?: () => void
}

/** Rows under a title. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly rows: readonly Row[]
}

interface PaletteInput {
  readonly groups: readonly PaletteGroup[]
  readonly sources: readonly PaletteSource[]
  readonly suggestions: readonly PaletteEntry[]
  readonly strings: {
    readonly showAll: (count: number) => string
    readonly suggestions: string
    readonly failed: string
    readonly retry: string
  }
}

/** A group shows so many at first. */
const few = 5

const unmarked = (entry: PaletteEntry): Hit => ({ entry, score: 0, label: [], hint: [] })

/** What the palette shows for what is typed, and which row is marked. */
export function usePalette({ groups, sources, suggestions, strings }: PaletteInput) {
  const [query, setQuery] = useState('')
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const [opened, setOpened] = useState<readonly string[]>([])
  const typed = fold(query)
  const isTyped = typed.letters !== ''
  const records = useSources(sources, query.trim(), typed)

  const toRow = (groupId: string, { entry, label, hint }: Hit): Row => ({
    key: `${groupId} ${entry.id}`,
    kind: 'entry',
    entry,
    label,
    hint,
  })
  const rowsOf = (
    id: string,
    hits: readonly Hit[],
    limit: number,
    total: number,
    allHref?: string,
  ): Row[] => {
    const isWhole = total <= limit || opened.includes(id)
    const rows = hits.slice(0, isWhole ? hits.length : limit).map((hit) => toRow(id, hit))
    if (isWhole) return rows
    const open = () => {
      setOpened((last) => [...last, id])
      setActiveKey(hits[limit] ? `${id} ${hits[limit].entry.id}` : null)
    }
    const entry = { id: 'all', label: strings.showAll(total), href: allHref }
    return [
      ...rows,
      { ...toRow(`${id} all`, unmarked(entry)), kind: 'all', onChoose: allHref ? undefined : open },
    ]
  }

  const lasting = groups.filter(({ isRecent }) => !isRecent)
  // A guess is no answer as long as a record may be meant.
  const mayGuess = !records.isPending && records.found.length === 0
  const standing = isTyped
    ? rank(lasting, typed, mayGuess)
    : groups.map((group) => ({ group, hits: group.entries.map(unmarked) }))
  const sections: Section[] = [
    ...standing.map(({ group, hits }) => ({
      id: group.id,
      title: group.title,
      rows: rowsOf(group.id, hits, group.isRecent ? hits.length : few, hits.length),
    })),
    ...records.found.map(({ source, hits, total, allHref }) => ({
      id: source.id,
      title: source.title,
      // Without an address for all of them, there is nowhere to see more.
      rows: rowsOf(source.id, hits, few, allHref ? total : hits.length, allHref),
    })),
  ].filter(({ rows }) => rows.length > 0)
  const count = standing.reduce((sum, { hits }) => sum + hits.length, 0) + sumOf(records.found)

  const isNothing = isTyped && sections.length === 0 && !records.isPending && !records.isFailed
  if (isNothing && suggestions.length > 0)
    sections.push({
      id: 'suggestions',
      title: strings.suggestions,
      rows: suggestions.map((entry) => toRow('suggestions', unmarked(entry))),
    })
  if (records.isFailed) {
    const entry = { id: 'retry', label: strings.failed, hint: strings.retry }
    const row: Row = { ...toRow('failed', unmarked(entry)), kind: 'retry', onChoose: records.retry }
    sections.push({ id: 'failed', title: '', rows: [row] })
  }

  const rows = sections.flatMap((section) => section.rows)
  // Where nothing was found, Enter leads nowhere until a suggestion is chosen.
  const first = isNothing ? undefined : rows[0]
  const active = rows.find(({ key }) => key === activeKey) ?? first
  const type = (text: string) => {
    setQuery(text)
    setActiveKey(null)
    setOpened([])
  }
  return {
    query,
    type,
    isTyped,
    isNothing,
    isPending: records.isPending,
    isFailed: records.isFailed,
    sections,
    rows,
    count,
    active,
    mark: setActiveKey,
  }
}

const sumOf = (found: readonly { readonly total: number }[]) =>
  found.reduce((sum, { total }) => sum + total, 0)
