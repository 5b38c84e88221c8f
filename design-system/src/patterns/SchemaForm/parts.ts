/** A part of a form: a tab, a panel, a step. */
export interface Part {
  /** The names of its fields; a name stands for all below it. */
  readonly fields: readonly string[]
}

/** The part that holds a field. */
export const partOf = <P extends Part>(parts: readonly P[], name: string) =>
  parts.find(({ fields }) => fields.some((field) => name === field || name.startsWith(`${field}.`)))
