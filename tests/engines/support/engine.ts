/** What a hand or a key does, as both protocols write it. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: string
      actions: (
        | { type: 'pointerMove'; x: number; y: number; duration?: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[]
    }

/** A page in a browser of some make, which nobody has used before. */
export interface EnginePage {
  goTo: (address: string) => Promise<void>
  /** Runs a function's text with JSON arguments in the page, and gives its JSON answer. */
  run: (source: string, args: readonly unknown[]) => Promise<unknown>
  act: (sources: readonly InputSource[]) => Promise<void>
  close: () => Promise<void>
}

export interface Engine {
  open: () => Promise<EnginePage>
  close: () => Promise<void>
}

/** The program, with what installs it where it is missing. */
export const missing = (program: string, packages: string) =>
  new Error(`There is no ${program}: apt-get install ${packages}`)
