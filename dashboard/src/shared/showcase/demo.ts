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
}
