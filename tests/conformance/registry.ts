import type { Draw, Examples } from './example.ts'

const files = import.meta.glob<{ examples: Examples }>('../../design-system/src/**/*.conformance.tsx', {
  eager: true,
})

export interface Entry {
  readonly name: string
  /** The folder of its room. */
  readonly room: string
  readonly draw: Draw
  /** Whether it has an element of its own that takes a ref and data attributes. */
  readonly hasElement: boolean
}

/** Every component's example, by name. */
export const entries: readonly Entry[] = Object.entries(files)
  .flatMap(([file, { examples }]) =>
    Object.entries(examples).map(([name, example]) => ({ name, example, room: file.split('/').at(-2)! })),
  )
  .map(({ name, example, room }) =>
    typeof example === 'function'
      ? { name, room, draw: example, hasElement: true }
      : { name, room, draw: example.draw, hasElement: false },
  )
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** What people call things: short, too long for any place, in both scripts, and not at all. */
export const words = {
  short: 'Harbour',
  long: `${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)} and everything else that somebody wrote into a field that was meant for two words, مع ترجمة عربية طويلة جدا لا تنتهي`,
  empty: '',
}
