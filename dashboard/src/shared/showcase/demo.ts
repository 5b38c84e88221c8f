import type { ComponentType } from 'react'
import type { MessageId } from '../../core/i18n/intl.ts'

/** The text of a demo's own module. */
export interface DemoSource {
  ts: string
  js: string
}

/** One thing that a screen of components shows. */
export interface Demo {
  /** Its place in the address, after the `#`. */
  id: string
  title: MessageId
  /** What it shows, in one sentence. */
  text: MessageId
  /** The demo itself. */
  Live: ComponentType
  /** Its module, imported with `?code`. */
  code: () => Promise<{ default: DemoSource }>
  /** Whether it needs half the page's width only; two halves that follow each other share a row. @default false */
  isHalf?: boolean
}

/** Demos in rows: two halves that follow each other share one. */
export function rowsOf(demos: readonly Demo[]): readonly (readonly Demo[])[] {
  const rows: Demo[][] = []
  for (const demo of demos) {
    const last = rows.at(-1)
    if (demo.isHalf && last?.length === 1 && last[0]!.isHalf) last.push(demo)
    else rows.push([demo])
  }
  return rows
}
